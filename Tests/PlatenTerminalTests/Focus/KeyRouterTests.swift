#if os(Linux)
  import Platen
  import PlatenSession
  import Testing

  @testable import PlatenTerminal

  /// Tests of keys on screens without a prompt.
  @MainActor
  @Suite struct KeyRouterTests {
    private let editor = StubLineEditor()

    private func router(of session: Session) -> KeyRouter {
      KeyRouter(
        editor, session: { session }, isPasting: { false }, say: { _ in }, explain: { _ in })
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

    @Test func aScreenWithAPromptLeavesTypedTextToThePrompt() {
      let keys = router(of: Session(Text("Building")))
      #expect(!keys.take(.bytes([0x61]), at: keys.follow()))
    }
  }
#endif
