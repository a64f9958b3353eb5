import PlatenTestProcesses

import Testing

/// Tests of the output for various terminal types.
@Suite struct TerminalKindTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  /// Returns the gallery's output while a page is opened and closed.
  private func written(_ page: String, _ environment: [String: String]) async throws -> String {
    let usual = [
      "XDG_STATE_HOME": state.url.path, "LC_ALL": "C.UTF-8", "COLORTERM": "", "NO_COLOR": "",
      "TERM": "xterm-256color",
    ]
    let terminal = try Conversation.atTerminal(
      .gallery, environment: usual.merging(environment) { $1 })
    await terminal.read(through: "> ")
    let isLive = await terminal.text.contains("\u{1B}")
    try await terminal.type("open \(page)" + (isLive ? "\r" : "\n"))
    await terminal.read(through: isLive ? "\(page)> " : "\n> ")
    try await terminal.type("\u{4}")
    #expect(await terminal.end() == .status(0))
    return await terminal.text
  }

  /// Returns the parameters of the escape sequences that set text styles.
  private func looks(in written: String) -> Set<Int> {
    Set(
      written.matches(of: /\e\[([0-9;]*)m/).flatMap { match in
        match.1.split(separator: ";").compactMap { Int($0) }
      })
  }

  @Test(arguments: ["dumb", ""])
  func aTerminalWithoutCursorMovementShowsTheTranscript(kind: String) async throws {
    let written = try await written("form", ["TERM": kind])
    #expect(!written.contains("\u{1B}"))
    let transcript = try await Product.gallery.run(playing: "open form\n").output
    let greeting = try #require(written.split(separator: "\n").first)
    #expect(greeting.hasPrefix("# open form, "))
    #expect(written == "\(greeting)\n\(transcript)> \n")
  }

  @Test(arguments: [
    "linux", "xterm", "xterm-256color", "xterm-kitty", "foot", "alacritty", "screen",
    "tmux-256color", "vt100",
  ])
  func otherTerminalsShowALiveScreenAndAreRestored(kind: String) async throws {
    let written = try await written("controls text", ["TERM": kind])
    #expect(written.modeFaults(takenAndPutBack: 1) == [])
    #expect(written.contains("\u{1B}[?2026h") == (kind != "linux"))
    #expect(looks(in: written).contains(31) == (kind != "vt100"))
  }

  @Test func noColorDisablesColors() async throws {
    let written = try await written("controls text", ["NO_COLOR": "1", "COLORTERM": "truecolor"])
    #expect(looks(in: written).subtracting(0..<30) == [])
  }

  @Test(arguments: ["C", "POSIX"])
  func aLocaleWithoutUTF8ReceivesOnlyASCII(locale: String) async throws {
    let written = try await written("controls picker", ["LC_ALL": locale])
    #expect(written.utf8.allSatisfy { $0 < 0x80 })
    #expect(written.replacing(#/\e\[[0-9;]*m/#, with: "").contains("[small v]"))
  }
}
