import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct KeyHelpTests {
  private struct Form: View {
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name)
      Button("Save") {}.keyboardShortcut("s")
    }
  }

  private func texts(of session: Session?, width: Int) -> [String] {
    KeyHelp(of: session, listsScreens: true)
      .lines(width: width) { ["Commands:", "  within \($0)"] }
      .map(\.text)
  }

  @Test func theSectionsFollowEachOtherAndThenTheCommands() throws {
    let session = Session(Form(), time: .virtual)
    try session.moveFocus(to: "Name")
    let texts = texts(of: session, width: 80)
    let headings = texts.filter { $0.hasSuffix(":") && !$0.hasPrefix(" ") }
    #expect(headings.count == 4)
    #expect(headings.first?.contains("\"Name\"") == true)
    #expect(headings.dropFirst() == ["On this screen:", "Everywhere:", "Commands:"])
    #expect(texts.contains("  Alt-S  Save"))
    #expect(texts.last == "  within 80")
  }

  @Test func aTerminalWithoutAScreenHasKeysAndCommands() {
    let texts = texts(of: nil, width: 80)
    #expect(texts.first == "Everywhere:")
    #expect(texts.contains("Commands:"))
  }

  @Test(arguments: [60, 130]) func aScreenWithoutAPromptNeitherMentionsItNorCommands(
    width: Int
  ) throws {
    let session = Session(Form(), time: .virtual)
    session.keys.exit = .action {}
    try session.moveFocus(to: "Name")
    let texts = KeyHelp(of: session, listsScreens: false).lines(width: width) { _ in [] }
      .map(\.text)
    #expect(!texts.joined().contains("prompt"))
    #expect(texts.contains { $0.hasPrefix("  Esc ") && $0.hasSuffix("or cancel.") })
    #expect(
      texts.suffix(2) == [
        "  Ctrl-C          Stop the program.",
        "  Ctrl-D          End the input where nothing is typed.",
      ], "\(texts)")
  }

  @Test func aWideTerminalShowsTheCommandsBesideTheKeys() {
    let texts = texts(of: nil, width: 130)
    #expect(texts[0].hasPrefix("Everywhere:  "))
    #expect(texts[0].hasSuffix("  Commands:"))
    #expect(texts[1].hasSuffix("  within 63"))
    #expect(texts.allSatisfy { $0.cells <= 130 })
  }

  @Test func noLineIsWiderThanTheTerminal() {
    for width in 40...130 { #expect(texts(of: nil, width: width).allSatisfy { $0.cells <= width }) }
  }
}
