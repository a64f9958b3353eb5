import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct KeyFocusTests {
  private let editor = StubLineEditor()
  private let session = Session(TextField("Name", text: .constant("Ada")))
  private let face: ConsoleFace
  private var focus: KeyFocus { face.focus }

  init() { face = ConsoleFace(editor, showing: session) }

  @Test func theFocusedFieldIsLoadedIntoTheLineEditor() throws {
    #expect(focus.follow() == nil && focus.isPromptEmpty)
    try session.focusNext()
    #expect(focus.follow()?.label == "Name")
    #expect(focus.field.isActive && editor.text == "Ada")
    #expect(focus.leave() && !focus.leave())
    #expect(editor.text.isEmpty && session.focus == nil)
  }

  @Test func aLineAtThePromptKeepsTheKeys() throws {
    editor.text = "open"
    try session.focusNext()
    #expect(focus.follow() == nil && editor.text == "open")
  }

  @Test func theLinesOfAPasteGoToThePrompt() throws {
    face.input.pending.prepend(linesOf: [.paste("one\n"), .paste("two\n")])
    try session.focusNext()
    #expect(focus.isPasting && focus.follow() == nil)
  }

  @Test func aScreenWithoutAPromptFocusesItsFirstControl() {
    session.keys.exit = .action {}
    #expect(focus.follow()?.label == "Name")
    #expect(!focus.leave())
  }
}
