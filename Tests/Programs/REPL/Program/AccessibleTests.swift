import PlatenTestProcesses
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

  @Test(arguments: ["TSTP", "STOP"])
  func aContinuedProgramShowsItsLineOnANewRow(signal: String) async throws {
    let state = try TemporaryFolder()
    try await Emulator.run(.gallery, "--accessible form", state: state, hasJobs: true) {
      terminal in
      try await terminal.type("set va")
      _ = try await terminal.screen(endingIn: "\n> set va")
      if signal == "TSTP" {
        try await terminal.press("C-z")
        let screen = try await terminal.screen(endingIn: "\nstopped\nmodes as before")
        #expect(screen.contains("\n> set va\n"))
      } else {
        try await terminal.kill(signal: signal)
        _ = try await terminal.screen { $0.contains("stopped\n") }
        try await terminal.makeSane()
      }
      try await terminal.press("Enter")
      _ = try await terminal.screen(endingIn: "\n> set va")
      try await terminal.press("lue1 Ada", "Enter")
      _ = try await terminal.screen {
        $0.contains("\n> set value1 Ada\ntext field value1: Ada\n")
      }
    }
  }

  @Test func aContinuationWithoutAStopDoesNotRepeatTheLineOnTheSameRow() async throws {
    let state = try TemporaryFolder()
    try await Emulator.run(.gallery, "--accessible form", state: state) { terminal in
      try await terminal.type("set va")
      _ = try await terminal.screen(endingIn: "\n> set va")
      try await terminal.kill(signal: "CONT")
      _ = try await terminal.screen(endingIn: "\n> set va\n> set va")
    }
  }

  @Test func aNarrowerTerminalShowsTheLineOnOneRow() async throws {
    let state = try TemporaryFolder()
    try await Emulator.run(.gallery, "--accessible form", state: state) { terminal in
      let text = "set value1 " + String(repeating: "abcdefghij", count: 5)
      try await terminal.type(text)
      _ = try await terminal.screen(endingIn: "\n> " + text)
      try await terminal.resize(width: 30, height: 24)
      try await terminal.press("C-a")
      let row = "\n> set value1 abcdefghijabcdef"
      _ = try await terminal.screen(endingIn: row)
      try await terminal.press("C-k", "set value1 Ada", "Enter")
      _ = try await terminal.screen {
        $0.contains("\n> set value1 Ada\ntext field value1: Ada\n")
      }
    }
  }

  @Test func aMissingSecretIsAskedForWithoutAnEcho() async throws {
    let state = try TemporaryFolder()
    try await Emulator.run(.gallery, "--accessible signup", state: state) { terminal in
      try await terminal.press("set Password", "Enter")
      _ = try await terminal.screen(endingIn: "\n> set Password\nPassword:")
      try await terminal.press("wrong", "Escape")
      _ = try await terminal.screen(endingIn: "\nPassword:\n>")
      try await terminal.press("set Password", "Enter")
      _ = try await terminal.screen(endingIn: "\n> set Password\nPassword:")
      try await terminal.press("wrong", "C-c")
      _ = try await terminal.screen(endingIn: "\nPassword: ^C\n>")
      try await terminal.press("set Password", "Enter")
      _ = try await terminal.screen(endingIn: "\n> set Password\nPassword:")
      try await terminal.press("Enter")
      _ = try await terminal.screen(endingIn: "\n# an answer is required\nPassword:")
      try await terminal.press("hunterX", "BSpace", "2", "Enter")
      _ = try await terminal.screen { $0.contains("\nsecure field Password: hidden\n") }
      try await terminal.press("Up")
      _ = try await terminal.screen(endingIn: "\n> set Password")
      let written = try await terminal.written()
      #expect(!written.contains("hunter") && !written.contains("wrong"))
    }
  }

  @Test func aTerminalThatEditsLinesItselfAsksForAMissingSecretWithoutAnEcho() async throws {
    let state = try TemporaryFolder()
    try await Emulator.run(
      .gallery, "--accessible signup", state: state, environment: ["TERM": "dumb"]
    ) { terminal in
      try await terminal.press("set Password", "Enter")
      _ = try await terminal.screen(endingIn: "\n> set Password\nPassword:")
      try await terminal.press("hunter2", "Enter")
      _ = try await terminal.screen { $0.contains("\nsecure field Password: hidden\n") }
      try await terminal.press("C-d")
      let end = try await terminal.screen(endingIn: "nothing runs on")
      #expect(end.contains("\nstatus 0\nmodes as before\n"))
      #expect(try await !terminal.written().contains("hunter2"))
    }
  }

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
