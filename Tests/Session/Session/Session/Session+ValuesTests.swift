import Platen
import Testing

@testable import PlatenSession

/// Tests of reading a screen's values by name.
@MainActor
@Suite struct SessionValuesTests {
  private let model = ReadableModel()
  private let session: Session

  init() { session = Session(ReadableScreen(model: model), time: .virtual) }

  @Test(arguments: [
    ("Loud", "off"), ("Age", "36"), ("Name", ""), ("Total", "0"), ("Tax", "none"),
    ("tax", "none"), ("note", "as of today"), ("Count", "Count"), ("count button", "Count"),
  ])
  func valuesAreReadByName(name: String, value: String) throws {
    #expect(try session.value(of: name) == value)
  }

  @Test func changedValuesAreReadImmediately() throws {
    try session.send(.set("Name", to: "Ada"))
    try session.send(.toggle("Loud"))
    model.age = 37
    model.total = 12
    #expect(try session.value(of: "Name") == "Ada")
    #expect(try session.value(of: "Loud") == "on")
    #expect(try session.value(of: "Age") == "37")
    #expect(try session.value(of: "Total") == "12")
  }

  @Test func theValueOfASecureFieldReadsAsAnEmptyString() throws {
    try session.send(.set("Password", to: "hunter2"))
    #expect(try session.value(of: "Password") == "")
  }

  @Test func theErrorForAnUnknownNameListsTheExistingNames() {
    #expect(error(for: "Totl") == "no control \"Totl\"; did you mean \"Total\"?")
    #expect(
      error(for: "weather") == """
        no control "weather"; available: "Name", "Password", "Loud", "Age", "count button", "Total", \
        "tax", "note"
        """)
  }

  @Test(arguments: [
    ("Stars", "12"), ("Stars#1", "12"), ("Stars#2", "30"), ("stars of ada", "12"),
    ("stars of grace", "30"), ("Open", "off"), ("Open#2", "on"), ("Note#1", "a label with #"),
  ])
  func valuesWithTheSameNameAreReadByNumber(name: String, value: String) throws {
    let session = Session(RepeatedScreen(), time: .virtual)
    #expect(try session.value(of: name) == value)
  }

  @Test func duplicateNamesAreListedWithNumbers() {
    let session = Session(
      Form {
        ForEach(["12", "30", "7"], id: \.self) { LabeledContent("Stars", value: $0) }
      }, time: .virtual)
    #expect(
      error(for: "weather", in: session)
        == "no control \"weather\"; available: \"Stars\", \"Stars#2\", \"Stars#3\"")
    #expect(error(for: "Stars#4", in: session)?.contains("did you mean \"Stars") == true)
  }

  @Test func valuesAreReadFromTheTopmostLayer() throws {
    model.asks = true
    #expect(
      error(for: "Total")
        == "\"Total\" is behind the alert \"Sure?\": answer it first; available: \"Yes\"")
    #expect(try session.value(of: "Yes") == "Yes")
    try session.send(.press("Yes"))
    #expect(try session.value(of: "Total") == "0")
  }

  @Test func aClosedScreenHasNoValues() {
    session.close()
    #expect(error(for: "Total") == "no control \"Total\"; the screen has no controls")
  }

  private func error(for name: String, in other: Session? = nil) -> String? {
    do {
      return "no error, but \(try (other ?? session).value(of: name))"
    } catch {
      return "\(error)"
    }
  }
}
