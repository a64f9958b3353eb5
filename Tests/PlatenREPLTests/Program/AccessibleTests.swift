import PlatenTestPrograms
import Testing

/// Tests of a program that describes its screens in plain text.
@Suite struct AccessibleTests {
  private static let script = "open form\nset value1 Ada\n"
  private static let transcript = """
    > open form
    text field value1: empty
    minimum of 3 characters required
    text field value2: empty
    text field value2 again: empty
    values must match and have at least 5 characters
    button submit, disabled
    > set value1 Ada
    text field value1: Ada
    removed: minimum of 3 characters required

    """

  @Test func accessibleOutputOfAScriptEchoesTheCommands() async throws {
    let run = try await Product.gallery.run("--accessible", playing: Self.script)
    #expect(run.output == Self.transcript)
    #expect(run.status == 0)
  }

  @Test func theEnvironmentEnablesAccessibleOutput() async throws {
    let run = try await Product.gallery.run(
      playing: Self.script, environment: ["ACCESSIBLE": "1"])
    #expect(run.output == Self.transcript)
  }

  #if os(Linux)
    @Test func aTerminalShowsThatAMessageDisappears() async throws {
      let state = try TemporaryFolder()
      try await Emulator.run(.gallery, "--accessible form", state: state) { terminal in
        try await terminal.press("set value1 Ada", "Enter")
        let screen = try await terminal.screen { $0.contains("\nremoved: ") }
        let lines = "\ntext field value1: Ada\nremoved: minimum of 3 characters required\n>"
        #expect(screen.hasSuffix(lines))
      }
    }

    @Test func aTerminalEditsCompletesAndRecallsLines() async throws {
      let state = try TemporaryFolder()
      try await Emulator.run(.gallery, "--accessible form", state: state) { terminal in
        try await terminal.press("set valueXX Ada", "M-b", "BSpace", "BSpace", "BSpace", "1 ")
        _ = try await terminal.screen(endingIn: "\n> set value1 Ada")
        try await terminal.press("Enter")
        _ = try await terminal.screen {
          $0.contains("\n> set value1 Ada\ntext field value1: Ada\n")
        }
        try await terminal.press("Up")
        _ = try await terminal.screen(endingIn: "\n> set value1 Ada")
        try await terminal.press("C-u", "focus val", "Tab", "Tab", "Tab")
        let words = try await terminal.screen { $0.contains("\nvalue1 ") }
        #expect(words.hasSuffix("\n> focus value"))
      }
      try await Emulator.run(.gallery, "--accessible form", state: state) { terminal in
        try await terminal.press("Up")
        _ = try await terminal.screen(endingIn: "\n> set value1 Ada")
      }
    }

    @Test func ctrlCDiscardsAHalfTypedLine() async throws {
      let state = try TemporaryFolder()
      try await Emulator.run(.gallery, "--accessible form", state: state) { terminal in
        for _ in 0..<3 {
          try await terminal.type("quit")
          _ = try await terminal.screen(endingIn: "\n> quit")
          try await terminal.press("C-c")
          _ = try await terminal.screen(endingIn: "\n> quit^C\n>")
        }
        try await terminal.press("C-c")
        _ = try await terminal.screen(endingIn: "\n> ^C\n# press Ctrl-C again to quit\n>")
        try await terminal.press("wait 1000s", "Enter")
        _ = try await terminal.screen(endingIn: "\n> wait 1000s")
        try await terminal.press("C-c")
        _ = try await terminal.screen(endingIn: "\nerror: interrupted\n>")
        try await terminal.press("C-d")
        let end = try await terminal.screen { $0.hasSuffix("nothing runs on") }
        #expect(end.contains("\nstatus 0\nmodes as before\n"))
      }
    }
  #endif

  @Test func accessibleOutputNeverMovesTheCursor() async throws {
    let terminal = try Conversation.atTerminal(.gallery, "--accessible")
    await terminal.read(until: "\n> ")
    for line in ["open controls alert", "press Check", "press \"Not now\"", "quit"] {
      try await terminal.type(line + "\n")
    }
    #expect(await terminal.end() == .status(0))
    #expect(await !terminal.text.contains("\u{1B}"))
    #expect(await terminal.text.contains("\nalert closed\n"))
  }
}
