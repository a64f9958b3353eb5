import Platen
import Testing

@testable import PlatenSession

@MainActor
@Suite struct KeyMapHelpTests {
  private struct Form: View {
    @State private var seats = 2
    @State private var asks = false

    var body: some View {
      Stepper("Seats", value: $seats, in: 1...2)
      Button("Save") { asks = true }.keyboardShortcut("s")
        .alert("Saved", isPresented: $asks) { Button("Close") {}.keyboardShortcut("c") }
    }
  }

  private let session = Session(Form(), time: .virtual)

  private var lines: [[String]] { session.keys.map.help.map { $0.lines(within: 80) } }

  @Test func onlyShortcutsAreListedAtThePrompt() {
    #expect(lines == [["On this screen:", "  Alt-S  Save"]])
  }

  @Test func onlyKeysThatCurrentlyHaveAnEffectAreListed() throws {
    try session.moveFocus(to: "Seats")
    #expect(lines[0][0] == "At \"Seats\" (stepper):")
    #expect(lines[0].count == 5)
    try session.send(.decrement("Seats"))
    #expect(lines[0].contains { $0.hasPrefix("  Right, Up") })
  }

  @Test func keysInOppositeDirectionsHaveTheirOwnLines() throws {
    try session.moveFocus(to: "Seats")
    #expect(
      lines[0] == [
        "At \"Seats\" (stepper):",
        "  Right, Up   Increases the value by one step.",
        "  Left, Down  Decreases the value by one step.",
        "  Home        Sets the value to the start of its range.",
        "  End         Sets the value to the end of its range.",
      ])
  }

  @Test func aModalListsItsOwnShortcuts() throws {
    try session.send(.press("Save"))
    session.flush()
    let text = lines.flatMap { $0 }.joined(separator: "\n")
    #expect(text.contains("\"Saved\":\n  Alt-C  Close"))
    #expect(!text.contains("Alt-S"))
  }
}
