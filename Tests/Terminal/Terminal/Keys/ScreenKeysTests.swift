import Platen
import PlatenSession
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct ScreenKeysTests {
  private let editor = StubLineEditor()

  private static let paste = Key.paste("Gra\nce\n")

  private func face(of session: Session) -> ConsoleFace { ConsoleFace(editor, showing: session) }

  @Test func escapeCancelsAScreenWithoutControls() {
    let session = Session(Text("Building"))
    var isCanceled = false
    session.keys.exit = .action { isCanceled = true }
    let keys = face(of: session).keys
    keys.take(.escape)
    #expect(isCanceled)
  }

  @Test func aScreenWithoutControlsAndPromptIgnoresTypedText() {
    let session = Session(Text("Building"))
    session.keys.exit = .action {}
    let keys = face(of: session).keys
    keys.take(.bytes([0x61]))
    keys.take(.enter)
    #expect(editor.text.isEmpty)
  }

  @Test func pastedTextFiltersAListLikeTypedText() throws {
    let session = Session(
      List(["Ada", "Grace", "Gra ce"], id: \.self) { Text($0) })
    let keys = face(of: session).keys
    try session.moveFocus(to: "List")
    keys.take(.bytes([UInt8(ascii: "/")]))
    keys.take(Self.paste)
    #expect(session.screen.focusedControl?.rows?.cursor?.filter == "gra ce")
    let rows = session.flush().frame.lines.map(\.withoutSpacesAtEnd.text)
    #expect(rows.contains("Gra ce") && !rows.contains("Ada"))
    #expect(editor.text.isEmpty)
  }

  @Test func pastedTextGoesFromAButtonToThePromptIfThereIsOne() throws {
    let session = Session(Button("Save") {})
    let face = face(of: session)
    let keys = face.keys
    try session.moveFocus(to: "Save")
    session.keys.exit = .action {}
    keys.take(Self.paste)
    #expect(face.messages.hint.line == .message("this control takes no text"))
    #expect(session.screen.focusedControl?.label == "Save" && editor.text.isEmpty)
    session.keys.exit = .prompt
    keys.take(.paste("Grace"))
    #expect(session.screen.focusedControl == nil && editor.text == "Grace")
  }
}
