import Platen
import Testing

@testable import PlatenSession

/// Tests of finding controls by name.
@MainActor
@Suite struct ControlNamesTests {
  private func pressing(_ name: String, on screen: some View, telling model: Presses) -> String? {
    let session = Session(screen)
    do {
      try session.send(.press(name))
      return model.last
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("Delete", "first"), ("Delete#1", "first"), ("Delete#2", "second"), ("Delete#3", "third"),
    ("save", "saved"), ("Save", "identified"), ("Save#2", "saved"), ("a#2", "label with #"),
    ("Save all", "all"),
  ])
  func aControlIsFoundByIdentifierThenLabel(name: String, expected: String) {
    let model = Presses()
    let found = pressing(name, on: Screen(model: model), telling: model)
    #expect(found == expected)
  }

  @Test(arguments: ["Delete#0", "Delete#4", "Delete#", "Delete#-1", "Delete#x"])
  func anOutOfRangeOrInvalidNumberMatchesNoControl(name: String) {
    let error = pressing(name, on: Screen(model: Presses()), telling: Presses())
    #expect(error?.hasPrefix("no control \"\(name)\"; did you mean \"Delete") == true)
  }

  @Test func theErrorForAnUnknownNameListsTheExistingControls() {
    #expect(
      pressing("nothing", on: Screen(model: Presses()), telling: Presses()) == """
        no control "nothing"; available: "Delete", "Delete#2", "Delete#3", "save", "Save", "a#2", \
        "Save all"
        """)
    #expect(
      pressing("nothing", on: Text("empty"), telling: Presses())
        == "no control \"nothing\"; the screen has no controls")
  }

  @Test(arguments: ["[]/]/", "[1]/", "List[1]/", "]/", "[1", "List"])
  func aVeryLongUnknownNameIsRejected(part: String) {
    let session = Session(List(1..<3) { Text("\($0)") })
    let name = String(repeating: part, count: 40_000) + "]/"
    #expect(throws: InputError.self) { try session.send(.press(name)) }
  }

  @Test func aRowIsFoundEvenIfTheListNameContainsBrackets() async throws {
    for label in ["List", "a]/b", "a[1]/b", "[2]/", "é"] {
      let session = Session(
        List(1..<100) { Button("Go \($0)") {} }.accessibilityLabel(label),
        size: Session.Size(rows: 5))
      try session.send(.press("\(label)[50]/Go 50"))
      await session.settle()
      #expect(session.screen.flush().names.controls.contains("\(label)[50]/Go 50"), "\(label)")
    }
  }

  @Test(arguments: ["People", "People:", "Rooms"])
  func theTextBeforeANumberNamesAControl(name: String) throws {
    let session = Session(
      VStack {
        Stepper("People: 2", value: .constant(2))
        Stepper("Rooms 1", value: .constant(1))
        Button("Day 1") {}
        Button("Day 2") {}
      })
    #expect(try session.screen.names.control(named: name).role == .stepper)
    for other in ["Day", "Peop", ""] {
      #expect(throws: InputError.self) { try session.screen.names.control(named: other) }
    }
  }

  /// > Law: the listed name of every control finds that control.
  @Test func everyControlIsFoundByItsName() throws {
    let session = Session(Screen(model: Presses()))
    for (name, control) in zip(
      session.screen.flush().names.controls, session.screen.flush().controls)
    {
      #expect(try session.screen.names.control(named: name).origin == control.origin)
    }
  }
}

private final class Presses: ObservableObject {
  @Published var last: String?
}

private struct Screen: View {
  let model: Presses

  var body: some View {
    Button("Delete") { model.last = "first" }
    Button("Delete") { model.last = "second" }
    Button("Delete") { model.last = "third" }
    Button("Save") { model.last = "saved" }.accessibilityIdentifier("save")
    Button("Other") { model.last = "identified" }.accessibilityIdentifier("Save")
    Button("a#2") { model.last = "label with #" }
    Button("Save all") { model.last = "all" }
  }
}
