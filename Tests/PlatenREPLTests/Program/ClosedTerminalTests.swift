import PlatenTestPrograms

#if Terminal && os(Linux)
  import Foundation
  import Testing

  /// A terminal that goes away, and one that takes nothing more.
  @Suite struct ClosedTerminalTests {
    private let state: TemporaryFolder

    init() throws { state = try TemporaryFolder() }

    /// The gallery at a terminal, with a form open.
    private func form() async throws -> Conversation {
      let terminal = try Conversation.atTerminal(
        .gallery,
        environment: [
          "XDG_STATE_HOME": state.url.path, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
        ])
      await terminal.read(through: "> ")
      try await terminal.type("open form\r")
      await terminal.read(through: "form> ")
      return terminal
    }

    /// The terminal is not the program's own, so no signal tells it.
    @Test(arguments: ["", "wait 1000s\r"])
    func closingTheTerminalEndsTheProgram(typed: String) async throws {
      let terminal = try await form()
      try await terminal.type(typed)
      if !typed.isEmpty { await terminal.read(through: "\n") }
      await terminal.hangUp()
      #expect(await terminal.ending() == .status(1))
    }

    @Test func aBlockedTerminalDoesNotKeepTheProgramRunning() async throws {
      let terminal = try await form()
      await terminal.fill()
      try await terminal.type("x")
      await terminal.send(signal: SIGTERM)
      #expect(await terminal.ending() == .signal(SIGTERM))
    }
  }
#endif
