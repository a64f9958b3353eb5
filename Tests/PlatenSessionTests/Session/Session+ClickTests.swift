import Platen
import Testing

@testable import PlatenSession

@MainActor
@Suite struct SessionClickTests {
  private final class Model: ObservableObject {
    @Published var pressed: [String] = []
    @Published var name = "Ada"
    @Published var isOn = false
    @Published var size = "small"
  }

  private struct Form: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $model.name)
        HStack {
          Button("Save") { model.pressed.append("Save") }
          Button("Drop") { model.pressed.append("Drop") }
        }
        Toggle("News", isOn: $model.isOn)
        Picker("Size", selection: $model.size) {
          Text("small").tag("small")
          Text("large").tag("large")
        }.pickerStyle(.inline)
        Text("below")
      }
    }
  }

  private let model = Model()
  private let session: Session

  init() {
    let model = model
    session = Session(Form(model: model), time: .virtual)
    session.showsFocus = true
    session.flush()
  }

  /// Clicks the first cell of a text on the screen.
  private func click(_ text: String) throws -> Bool {
    let lines = session.frame.lines.map(\.text)
    let line = try #require(lines.firstIndex { $0.contains(text) })
    let start = try #require(lines[line].range(of: text)?.lowerBound)
    let result = try session.click(line: line, column: String(lines[line][..<start]).cells)
    session.flush()
    return result
  }

  @Test func aClickFocusesAField() throws {
    #expect(try click("Ada"))
    #expect(session.focus?.label == "Name")
  }

  @Test func aClickPressesTheButtonAtTheCell() throws {
    #expect(try click("Drop"))
    #expect(try click("Save"))
    #expect(model.pressed == ["Drop", "Save"])
    #expect(session.focus?.label == "Save")
  }

  @Test func aClickNextToAButtonPressesNothing() throws {
    let line = try #require(session.frame.lines.firstIndex { $0.text.contains("Drop") })
    _ = try session.click(line: line, column: 70)
    #expect(model.pressed == [])
  }

  @Test func aClickSwitchesAToggle() throws {
    #expect(try click("[ ]"))
    #expect(model.isOn)
  }

  @Test func aClickPicksAnOption() throws {
    #expect(try click("large"))
    session.flush()
    #expect(model.size == "large")
  }

  @Test func aClickOnTextHasNoEffect() throws {
    #expect(try !click("below"))
    #expect(session.focus == nil)
  }

  @Test func theFocusIsShownAsBeforeAfterAClickOnNothing() throws {
    try session.moveFocus(to: "News")
    session.flush()
    let before = session.frame.lines
    #expect(try !click("below"))
    #expect(session.frame.lines == before)
  }

  @Test func theWheelScrollsTheListAtTheLine() throws {
    let session = Session(
      VStack {
        Text("above"); List(0..<100, id: \.self) { Text("row \($0)") }
      },
      size: Session.Size(width: 40, rows: 10), time: .virtual)
    #expect(try session.scroll(atLine: 3, by: 3))
    session.flush()
    #expect(session.frame.lines.contains { $0.text.contains("row 3") })
    #expect(!session.frame.lines.contains { $0.text.contains("row 0") })
    #expect(try !session.scroll(atLine: 0, by: 3))
  }
}
