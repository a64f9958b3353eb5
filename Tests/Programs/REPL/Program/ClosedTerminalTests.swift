import PlatenTestProcesses

import Foundation
import Testing

/// Tests of a terminal that is closed or no longer accepts output.
@Suite struct ClosedTerminalTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  /// Starts a program in a terminal, and opens a screen.
  private func form(_ product: Product = .gallery, _ screen: String = "form") async throws
    -> Conversation
  {
    let terminal = try Conversation.atTerminal(
      product,
      environment: [
        "XDG_STATE_HOME": state.url.path, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
      ])
    await terminal.read(through: "> ")
    try await terminal.type("open \(screen)\r")
    await terminal.read(through: "\(screen)> ")
    return terminal
  }

  /// The terminal is not the program's controlling terminal, so the program receives no signal.
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

  @Test func aCrashAtABlockedTerminalEndsTheProgram() async throws {
    let terminal = try await form(.trials, "crash")
    await terminal.fill()
    await terminal.send(signal: SIGABRT)
    #expect(await terminal.ending() == .signal(SIGABRT))
  }
}
