import PlatenTestProcesses

import Testing

@Suite struct CursorShapeAtTerminalTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  /// Returns a terminal of a kind that shows a toggle, while the prompt has the focus.
  private func terminal(_ kind: String) async throws -> Conversation {
    let terminal = try Conversation.atTerminal(
      .gallery,
      environment: ["XDG_STATE_HOME": state.url.path, "LC_ALL": "C.UTF-8", "TERM": kind])
    try await terminal.type("open controls toggle\r")
    await terminal.read(through: "Notify me")
    return terminal
  }

  @Test func theCursorIsABarOnlyWhileTheFocusIsOnTheScreen() async throws {
    let terminal = try await terminal("xterm-256color")
    #expect(!(await terminal.text).contains(" q"))
    try await terminal.type("\t")
    await terminal.read(through: "\u{1B}[6 q")
    try await terminal.type("\u{1B}")
    await terminal.read(through: "\u{1B}[0 q")
    try await terminal.type("\t")
    await terminal.read(through: "\u{1B}[6 q")
    try await terminal.type("quit\r")
    #expect(await terminal.end() == .status(0))
    let last = await terminal.text.components(separatedBy: "\u{1B}[6 q").last
    #expect(last?.contains("\u{1B}[0 q") == true)
  }

  @Test func aTerminalOfAnotherKindKeepsItsCursor() async throws {
    let terminal = try await terminal("linux")
    try await terminal.type("\t")
    await terminal.read(through: "switches")
    try await terminal.type("quit\r")
    #expect(await terminal.end() == .status(0))
    #expect(!(await terminal.text).contains(" q"))
  }
}
