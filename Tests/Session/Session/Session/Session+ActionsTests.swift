import Platen
import PlatenTestScreens
import Testing

/// Tests of user actions as methods of a session.
@MainActor
@Suite struct SessionActionsTests {
  @Test func sessionMethodsFillInAndReadAScreen() async throws {
    let session = Session(NoteScreen(), time: .virtual)
    try session.type("Ada", into: "Text")
    try session.type(" Lovelace", into: "Text")
    #expect(try session.value(of: "Text") == "Ada Lovelace")
    try session.press("Count")
    try session.press("Save")
    #expect(session.log.lines == ["saved Ada Lovelace"])
    try session.set("Text", to: "Eve")
    try session.submit("Text")
    try session.clear("Text")
    #expect(throws: InputError.disabled("Save")) { try session.press("Save") }
    await session.settle()
    #expect(session.frame.lines.map(\.text).contains { $0.hasPrefix("count 1") })
  }

  @Test func togglesSteppersAndPickersHaveSessionMethods() throws {
    let session = Session(AllKindsScreen(), time: .virtual)
    try session.toggle("Wrap")
    try session.increment("Seats")
    try session.increment("Seats")
    try session.decrement("Seats")
    try session.pick("large", of: "Size")
    #expect(try session.value(of: "Wrap") == "on")
    #expect(try session.value(of: "Seats") == "2")
    #expect(try session.value(of: "Size") == "large")
  }

  @Test func rowsCanBeSelectedScrolledToAndMoved() async throws {
    let model = RowsModel()
    let session = Session(RowsScreen(model: model), size: .init(rows: 4), time: .virtual)
    try session.select("List", row: "3")
    #expect(model.selection == 3)
    try session.scroll("List", to: "9")
    await session.settle()
    #expect(session.frame.lines.contains { $0.text.contains("row 9") })
    try session.move("List", row: "1", to: "2")
    #expect(model.rows.prefix(3) == [2, 1, 3])
  }

  @Test func theErrorForAnUnknownNameSuggestsASimilarName() {
    let session = Session(NoteScreen(), time: .virtual)
    #expect { try session.press("Cuont") } throws: { error in
      "\(error)" == "no control \"Cuont\"; did you mean \"Count\"?"
    }
  }
}

private struct AllKindsScreen: View {
  @State private var wraps = false
  @State private var seats = 1
  @State private var size = "small"

  var body: some View {
    Toggle("Wrap", isOn: $wraps)
    Stepper("Seats", value: $seats, in: 1...9)
    Picker("Size", selection: $size) {
      Text("small").tag("small")
      Text("large").tag("large")
    }
  }
}

private final class RowsModel: ObservableObject {
  @Published var rows = Array(1...20)
  @Published var selection: Int?
}

private struct RowsScreen: View {
  @ObservedObject var model: RowsModel

  var body: some View {
    List(selection: $model.selection) {
      ForEach(model.rows, id: \.self) { Text("row \($0)") }
        .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
