import PlatenTestProcesses

import Testing

/// Tests of the help that covers the screen, in a terminal emulator.
@Suite struct HelpAtTerminalTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  @Test(arguments: ["?", "F1"])
  func theHelpCoversTheScreenUntilEscape(key: String) async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open form", "Enter")
      _ = try await terminal.screen { $0.contains("\nform>") }
      try await terminal.press(key)
      let help = try await terminal.screen { $0.hasPrefix("  Everywhere:\n") }
      #expect(help.contains("\nhelp: ↑↓ scroll"))
      #expect(help.contains("\n  … "))
      #expect(!help.contains("value1        ["))
      try await terminal.press("Escape")
      let closed = try await terminal.screen { $0.contains("value1        [") }
      #expect(closed.hasPrefix("\n  value1        ["))
      #expect(closed.contains("\n  ( submit )    disabled\n\nform>"))
      #expect(try await terminal.scrollback().contains("Everywhere:") == false)
    }
  }

  @Test func aFieldTakesTheQuestionMarkAndShowsItsHelpByF1() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open form", "Enter", "Tab", "a?")
      _ = try await terminal.screen { $0.contains("[a? ") }
      try await terminal.press("F1")
      let help = try await terminal.screen { $0.contains("\n  Everywhere:\n") }
      #expect(help.contains("\"value1\""))
      try await terminal.press("F1", "b")
      let typed = try await terminal.screen { $0.contains("[a?b ") }
      #expect(typed.contains("[a?b "))
    }
  }

  @Test func longOutputOfCommandsIsScrolled() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open form", "Enter", "controls", "Enter")
      let short = try await terminal.screen { $0.contains("\n  value1 ") }
      #expect(short.contains("> controls\n"))
      try await terminal.press("help", "Enter")
      let top = try await terminal.screen { $0.contains("\nhelp: ") }
      #expect(top.hasPrefix("  On this screen:\n    set value1 TEXT\n"))
      try await terminal.press("End")
      let bottom = try await terminal.screen { $0.contains("Also set, type") }
      #expect(bottom.contains(" above\n"))
      try await terminal.press("help quit", "Enter")
      let topic = try await terminal.screen { $0.contains("\n  Also: exit") }
      #expect(topic.contains("\n  ( submit )    disabled\n\nform>"))
    }
  }

  @Test func theHelpSurvivesResizingAndClosesByCtrlC() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open form", "Enter", "?")
      _ = try await terminal.screen {
        $0.contains("\n  Everywhere:\n") || $0.hasPrefix("  Everywhere:")
      }
      try await terminal.resize(width: 20, height: 5)
      let small = try await terminal.screen { $0.split(separator: "\n").count == 5 }
      #expect(small.hasPrefix("Everywhere:\n"))
      #expect(small.contains(" below\nhelp:"))
      try await terminal.resize(width: 80, height: 24)
      _ = try await terminal.screen { $0.contains("help: ↑↓") }
      try await terminal.press("C-c")
      let closed = try await terminal.screen {
        $0.contains("\n  ( submit )    disabled\n\nform>")
      }
      #expect(!closed.contains("press Ctrl-C again"))
    }
  }

  @Test func aScreenThatChangesIsShownWhenTheHelpCloses() async throws {
    try await Emulator.run(.gallery, "--ascii", state: state) { terminal in
      try await terminal.press("open form", "Enter", "help", "Enter")
      _ = try await terminal.screen { $0.contains("\nhelp: ") }
      try await terminal.paste("set value1 Ada\n")
      let closed = try await terminal.screen { $0.contains("[Ada ") }
      #expect(closed.contains("> set value1 Ada\n"))
      #expect(!closed.contains("\nhelp: "))
    }
  }
}
