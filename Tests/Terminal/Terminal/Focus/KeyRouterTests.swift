import Platen
import PlatenSession
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

/// Tests of keys on screens without a prompt.
@MainActor
@Suite struct KeyRouterTests {
  private let editor = StubLineEditor()

  private func router(
    of session: Session, endInput: @escaping () -> Void = {},
    explain: @escaping (String) -> Void = { _ in }
  ) -> KeyRouter {
    KeyRouter(
      editor, session: { session }, isPasting: { false }, say: { _ in }, explain: explain,
      endInput: endInput)
  }

  @Test func escapeCancelsAScreenWithoutControls() {
    let session = Session(Text("Building"))
    var isCanceled = false
    session.onCancel = { isCanceled = true }
    let keys = router(of: session)
    #expect(keys.take(.escape, at: keys.follow()))
    #expect(isCanceled)
  }

  @Test func aScreenWithoutControlsAndPromptIgnoresTypedText() {
    let session = Session(Text("Building"))
    session.onCancel = {}
    let keys = router(of: session)
    #expect(keys.take(.bytes([0x61]), at: keys.follow()))
    #expect(keys.take(.enter, at: keys.follow()))
    #expect(editor.text.isEmpty)
  }

  private static let endOfInput = Key.bytes([0x04])

  @Test(arguments: ["Save", "Notes", "Password", "Name"])
  func ctrlDEndsTheInputOnAScreenWithoutAPrompt(control: String) throws {
    let text = Binding.constant("")
    let session = Session(
      Form {
        Button("Save") {}
        TextEditor(text: text).accessibilityLabel("Notes")
        SecureField("Password", text: text)
        TextField("Name", text: text)
      })
    var (hasEnded, isCanceled) = (false, false)
    session.onCancel = { isCanceled = true }
    try session.moveFocus(to: control)
    let editor = EmacsLineEditor()
    let keys = KeyRouter(
      editor, session: { session }, isPasting: { false }, say: { _ in }, explain: { _ in },
      endInput: { hasEnded = true })
    editor.onLine = { keys.finish($0) }
    #expect(keys.take(Self.endOfInput, at: keys.follow()))
    #expect(hasEnded && !isCanceled)
  }

  @Test func ctrlDReturnsToThePrompt() throws {
    let session = Session(Button("Save") {})
    var hasEnded = false
    let keys = router(of: session) { hasEnded = true }
    try session.moveFocus(to: "Save")
    #expect(keys.take(Self.endOfInput, at: keys.follow()))
    #expect(session.focusedElement == nil && !hasEnded)
  }

  private static let paste = Key.paste("Gra\nce\n")

  @Test func pastedTextFiltersAListLikeTypedText() throws {
    let session = Session(
      List(["Ada", "Grace", "Gra ce"], id: \.self) { Text($0) })
    let keys = router(of: session)
    try session.moveFocus(to: "List")
    #expect(keys.take(.bytes([UInt8(ascii: "/")]), at: keys.follow()))
    #expect(keys.take(Self.paste, at: keys.follow()))
    #expect(session.focusedElement?.rows?.cursor?.filter == "gra ce")
    let rows = session.flush().frame.lines.map(\.withoutSpacesAtEnd.text)
    #expect(rows.contains("Gra ce") && !rows.contains("Ada"))
    #expect(editor.text.isEmpty)
  }

  @Test func aNewlineAtTheEndOfAPastedSecretDoesNotEnterTheSecret() throws {
    var (secret, entered) = ("", [String]())
    let session = Session(
      SecureField("Password", text: Binding(get: { secret }, set: { secret = $0 }))
        .onSubmit { entered.append(secret) })
    let keys = router(of: session)
    try session.moveFocus(to: "Password")
    #expect(keys.take(.paste("hunter2"), at: keys.follow()))
    #expect(entered.isEmpty)
    #expect(keys.take(.paste("!\n"), at: keys.follow()))
    #expect(entered.isEmpty)
    #expect(keys.take(.enter, at: keys.follow()))
    #expect(entered == ["hunter2!"])
  }

  @Test func pastedTextGoesFromAButtonToThePromptIfThereIsOne() throws {
    let session = Session(Button("Save") {})
    var explained: [String] = []
    let keys = router(of: session, explain: { explained.append($0) })
    try session.moveFocus(to: "Save")
    session.onCancel = {}
    #expect(keys.take(Self.paste, at: keys.follow()))
    #expect(explained == ["this control takes no text"])
    session.onCancel = nil
    #expect(!keys.take(Self.paste, at: keys.follow()))
    #expect(session.focusedElement == nil)
  }

  @Test func aScreenWithAPromptLeavesTypedTextToThePrompt() {
    let keys = router(of: Session(Text("Building")))
    #expect(!keys.take(.bytes([0x61]), at: keys.follow()))
  }
}
