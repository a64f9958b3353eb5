import Platen
import PlatenSession
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct KeyChainTests {
  private let editor = StubLineEditor()

  private func face(of session: Session) -> ConsoleFace { ConsoleFace(editor, showing: session) }

  private static let endOfInput = Key.bytes([0x04])

  @Test(arguments: ["Save", "Notes", "Password", "Name"])
  func ctrlDEndsTheInputOnAScreenWithoutAPrompt(control: String) async throws {
    let text = Binding.constant("")
    let session = Session(
      Form {
        Button("Save") {}
        TextEditor(text: text).accessibilityLabel("Notes")
        SecureField("Password", text: text)
        TextField("Name", text: text)
      })
    var isCanceled = false
    session.keys.exit = .action { isCanceled = true }
    try session.moveFocus(to: control)
    let face = ConsoleFace(EmacsLineEditor(), showing: session)
    let keys = face.keys
    let end: String? = await withCheckedContinuation { continuation in
      face.request.open(for: continuation)
      keys.take(Self.endOfInput)
      #expect(!face.request.isOpen && !isCanceled)
      face.request.close()?.resume(returning: "none")
    }
    #expect(end == nil)
  }

  @Test func ctrlDReturnsToThePrompt() throws {
    let session = Session(Button("Save") {})
    let keys = face(of: session).keys
    try session.moveFocus(to: "Save")
    keys.take(Self.endOfInput)
    #expect(session.screen.focusedControl == nil)
  }

  @Test func aScreenWithAPromptLeavesTypedTextToThePrompt() {
    face(of: Session(Text("Building"))).keys.take(.bytes([0x61]))
    #expect(editor.text == "a")
  }
}
