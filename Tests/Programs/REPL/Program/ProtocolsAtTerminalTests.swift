import PlatenTestProcesses

import Foundation
import Testing

/// Tests of the sequences that do not draw, as bytes at a terminal.
@Suite struct ProtocolsAtTerminalTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  private func terminal(_ variables: [String: String] = [:]) throws -> Conversation {
    let usual = [
      "XDG_STATE_HOME": state.url.path, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
      "COLORTERM": "truecolor", "TMUX": "", "TERM_PROGRAM": "", "NO_COLOR": "",
      "COLORFGBG": "", "WT_SESSION": "",
    ]
    return try Conversation.atTerminal(
      .gallery, environment: usual.merging(variables) { $1 })
  }

  // MARK: Background

  private static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"
  /// The color of labels in the light theme.
  private static let lightLabel = "\u{1B}[38;2;0;104;122m"

  @Test func aLightBackgroundSelectsTheLightThemeWithoutLosingKeys() async throws {
    let terminal = try terminal()
    await terminal.read(through: Self.question)
    await terminal.read(through: "keys")
    try await terminal.type("open \u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\fo\u{1B}[?62crm\r")
    await terminal.read(through: "value2 again")
    #expect(await terminal.text.contains(Self.lightLabel + "value1"))
    try await terminal.type("quit\r")
    #expect(await terminal.end() == .status(0))
  }

  @Test func anAnswerBeforeTheEndIsNotLeftForTheShell() async throws {
    let terminal = try terminal()
    await terminal.read(through: Self.question)
    try await terminal.type("quit\r\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}[?62c")
    #expect(await terminal.end() == .status(0))
  }

  @Test func aStopBeforeTheAnswerRepeatsTheQuestion() async throws {
    let terminal = try terminal()
    await terminal.read(through: "keys")
    await terminal.send(signal: SIGTSTP)
    // The program stops after a pause in the answer.
    await terminal.read(through: "\u{1B}[?2004l")
    await terminal.stopping()
    await terminal.send(signal: SIGCONT)
    await terminal.read(through: Self.question)
    try await terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62copen form\r")
    await terminal.read(through: "value2 again")
    #expect(await terminal.text.contains(Self.lightLabel + "value1"))
    try await terminal.type("quit\r")
    #expect(await terminal.end() == .status(0))
  }

  @Test(arguments: [
    ["NO_COLOR": "1"], ["TERM": "linux"], ["TERM": "dumb"], ["TERM": "vt100"],
  ])
  func noOtherTerminalIsAsked(variables: [String: String]) async throws {
    let terminal = try terminal(variables)
    await terminal.read(through: "> ")
    try await terminal.type("quit\r")
    _ = await terminal.end()
    #expect(!(await terminal.text).contains("]11;"))
  }

  // MARK: Links

  @Test func theAddressOfALinkIsAHyperlink() async throws {
    let terminal = try terminal()
    await terminal.read(through: "keys")
    try await terminal.type("open controls link\r")
    await terminal.read(through: "Opened")
    let link = "\u{1B}]8;;https://example.org/terms\u{1B}\\<https://example.org/terms>"
    #expect(await terminal.text.contains(link + "\u{1B}]8;;\u{1B}\\"))
  }

  // MARK: Marks

  private func marks(in text: String) -> [String] {
    text.matches(of: #/\e\]133;([^\e]*)\e\\/#).map { String($0.1) }
  }

  @Test func commandsAndTheirStatusHaveMarks() async throws {
    let terminal = try terminal(["TERM_PROGRAM": "WezTerm"])
    await terminal.read(through: "keys")
    try await terminal.type("open form\r")
    await terminal.read(through: "history")
    try await terminal.type("press Nothing\r")
    await terminal.read(through: "history")
    try await terminal.type("quit\r")
    _ = await terminal.end()
    let expected = ["A", "B", "C", "D;0", "A", "B", "C", "D;1", "A", "B", "C"]
    #expect(marks(in: await terminal.text) == expected)
  }

  @Test func onlyLinesThatRunACommandHaveMarks() async throws {
    let terminal = try terminal(["TERM_PROGRAM": "WezTerm"])
    await terminal.read(through: "keys")
    try await terminal.type("open signup\r")
    await terminal.read(through: "history")
    try await terminal.type("\rtaken")
    await terminal.read(through: "taken")
    await terminal.send(signal: SIGINT)
    await terminal.read(through: "^C")
    try await terminal.type("set Password $pin\r")
    await terminal.read(through: "cancels")
    try await terminal.type("pin12345\r")
    await terminal.read(through: "history")
    try await terminal.type("quit\r")
    _ = await terminal.end()
    let expected = ["A", "B", "C", "D;0", "A", "B", "C", "D;0", "A", "B", "C"]
    #expect(marks(in: await terminal.text) == expected)
  }

  @Test func theGreetingTellsWhatClicksDoBelowAMark() async throws {
    let terminal = try terminal(["TERM": "xterm-kitty", "PLATEN_MOUSE": "marks"])
    await terminal.read(through: "keys")
    try await terminal.type("quit\r")
    _ = await terminal.end()
    #expect(await terminal.text.contains("# clicks act on the screen if the terminal reports"))
  }

  @Test func kittyReceivesNoMarksUnlessTheUserAsks() async throws {
    let terminal = try terminal(["TERM": "xterm-kitty"])
    await terminal.read(through: "keys")
    try await terminal.type("open form\r")
    await terminal.read(through: "history")
    #expect(marks(in: await terminal.text) == [])
  }

  @Test func aClickBelowAMarkActsOnTheScreen() async throws {
    let terminal = try terminal(["TERM": "xterm-kitty", "PLATEN_MOUSE": "marks"])
    await terminal.read(through: "keys")
    try await terminal.type("open controls toggle\r")
    await terminal.read(through: "history")
    try await terminal.type("\t")
    await terminal.read(through: "redraw=0\u{1B}\\\u{1B}8")
    // The second row of the frame is below the empty first row.
    try await terminal.type("\u{1B}[<0;5;2M\u{1B}[<0;5;2m")
    await terminal.read(through: "[x]")
    #expect(await terminal.text.contains("[x]"))
    try await terminal.type("quit\r")
    _ = await terminal.end()
    #expect(marks(in: await terminal.text) == ["A;click_events=2;redraw=0", "C"])
  }

  // MARK: Progress

  private func progress(in text: String) -> [String] {
    text.matches(of: #/\e\]9;4;([^\e]*)\e\\/#).map { String($0.1) }
  }

  @Test(arguments: [SIGTERM, SIGABRT])
  func progressIsShownInTheTaskbarUntilTheEnd(signal: Int32) async throws {
    let terminal = try terminal(["TERM_PROGRAM": "WezTerm"])
    await terminal.read(through: "keys")
    try await terminal.type("open controls progressview\r")
    await terminal.read(through: "]9;4;1;40")
    await terminal.send(signal: signal)
    _ = await terminal.end()
    // On a slow machine, the command itself is work in progress at first, and the progress is repeated.
    #expect(progress(in: await terminal.text).suffix(2) == ["1;40", "0"])
  }
}
