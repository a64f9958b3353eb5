import PlatenTestProcesses

import Testing

/// Tests of keyboard navigation in a terminal emulator.
@Suite struct FocusAtTerminalTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  @Test func aFormIsFilledInOnTheScreen() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open form", "Enter", "Tab", "Adele", "BSpace", "BSpace", "C-b")
      let first = try await terminal.screen { $0.contains("[Ade ") && !$0.contains("minimum") }
      #expect(first.contains("\n▌ value1        [Ade "))
      #expect(first.hasSuffix("\nform> Tab next · Esc to prompt · F1 keys"))
      #expect(try await terminal.cursor(at: "19,2") == "19,2")
      try await terminal.press("Tab", "secret", "Tab", "secret", "Tab", "Enter")
      let submitted = try await terminal.screen { $0.contains("Submitted: Ade, secret") }
      #expect(submitted.contains("\n  Submitted: Ade, secret\n"))
      #expect(submitted.contains("\n▌ ( submit )\n"))
      try await terminal.type("quit")
      #expect(try await terminal.screen(endingIn: "quit").hasSuffix("\nform> quit"))
      try await terminal.press("Enter")
      #expect(try await terminal.screen { $0.contains("status") }.contains("status 0"))
    }
  }

  @Test func aSecretTypedIntoItsFieldIsNotShown() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open signup", "Enter", "Tab", "Tab", "hunter2")
      let typed = try await terminal.screen { $0.contains("[••••••• ") }
      #expect(typed.contains("\n▌ Password         [••••••• "))
      try await terminal.press("Enter", "Escape")
      let left = try await terminal.screen { $0.contains("[••• ") && $0.hasSuffix("signup>") }
      #expect(left.contains("\n  Password         [••• "))
      try await terminal.press("C-y", "Up", "Enter", "C-d")
      #expect(!(try await terminal.screen { $0.contains("status") }).contains("hunter2"))
    }
  }

  @Test func ctrlCLeavesTheFieldAndThenTheProgram() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open form", "Enter", "Tab", "Ada")
      // When a key sends a signal, the kernel discards unread input.
      _ = try await terminal.screen { $0.contains("[Ada ") }
      try await terminal.press("C-c")
      let left = try await terminal.screen { $0.hasSuffix("\nform>") }
      #expect(left.contains("# press Ctrl-C again to quit\n"))
      #expect(left.contains("[Ada "))
      try await terminal.press("C-c")
      #expect(try await terminal.screen { $0.contains("status") }.contains("status 130"))
    }
  }

  @Test func aListFillsTheRemainingHeight() async throws {
    try await Emulator.run(.gallery, width: 60, height: 16, state: state) { terminal in
      try await terminal.press("open now-playing", "Enter")
      let high = try await terminal.screen { $0.contains("\n  … 9 below\n") }
      #expect(high.hasPrefix("\n  Combine X API Fetch\n"))
      #expect(high.hasSuffix("\n  … 9 below\n\nnow-playing>"))
      #expect(high.split(separator: "\n").count == 14)
      try await terminal.resize(width: 60, height: 12)
      let low = try await terminal.screen { $0.contains("\n  … 13 below\n") }
      #expect(low.hasPrefix("\n  Combine X API Fetch\n"))
      #expect(low.hasSuffix("\n  … 13 below\n\nnow-playing>"))
    }
  }

  /// The changes of the cursor's shape so far: `6` for a bar, `0` for the user's cursor.
  private func shapes(in written: String) -> [Substring] {
    written.matches(of: #/\e\[([0-9]) q/#).map(\.1)
  }

  @Test func theCursorIsABarAtAFieldUntilEveryExit() async throws {
    try await Emulator.run(.gallery, state: state, hasJobs: true) { terminal in
      try await terminal.press("open form", "Enter", "Tab", "Ada")
      _ = try await terminal.screen { $0.contains("[Ada ") }
      #expect(shapes(in: try await terminal.written()) == ["6"])
      try await terminal.press("Escape")
      _ = try await terminal.screen(endingIn: "form>")
      #expect(shapes(in: try await terminal.written()) == ["6", "0"])
      try await terminal.press("Tab")
      _ = try await terminal.written { shapes(in: $0).count == 3 }
      try await terminal.press("C-z")
      _ = try await terminal.screen { $0.contains("stopped") }
      #expect(shapes(in: try await terminal.written()) == ["6", "0", "6", "0"])
      try await terminal.press("Enter")
      _ = try await terminal.written { shapes(in: $0).last == "6" }
      try await terminal.kill(signal: "SEGV")
      _ = try await terminal.screen { $0.contains("status") }
      #expect(shapes(in: try await terminal.written()) == ["6", "0", "6", "0", "6", "0"])
    }
  }

  @Test func cellsThatAreNotASCIIShowQuestionMarksWithoutUTF8() async throws {
    let locale = ["LC_ALL": "C"]
    try await Emulator.run(.gallery, state: state, environment: locale) { terminal in
      try await terminal.press("open form", "Enter", "Tab", "Café", "Escape")
      let screen = try await terminal.screen { $0.contains("[Caf? ") && $0.hasSuffix("form>") }
      #expect(screen.contains("\n  value1        [Caf?                                  ]\n"))
    }
  }

  @Test func anAlertReceivesTheFocusAndRestoresItWhenItCloses() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open controls alert", "Enter", "Tab", "Enter")
      _ = try await terminal.screen { $0.contains("\n▌ ( Not now )") }
      try await terminal.press("Enter")
      let answered = try await terminal.screen { !$0.contains("Not now )") }
      #expect(answered.contains("\n  Answer: "))
      #expect(answered.contains("\n▌ ( Check )\n"))
    }
  }

  @Test func typedCommandsLeaveTheFocusAtThePrompt() async throws {
    try await Emulator.run(
      .gallery, "notes", height: 30, state: state, prompt: "notes>"
    ) { terminal in
      try await terminal.press("press Groceries", "Enter", "press Edit", "Enter")
      _ = try await terminal.screen { $0.contains("sheet") && $0.hasSuffix("\nnotes>") }
      try await terminal.press("set Title Tea", "Enter", "press Save", "Enter")
      let saved = try await terminal.screen { $0.contains("( ‹ Notes )  Tea ") }
      #expect(saved.contains("\n  ( ‹ Notes )  Tea "))
      #expect(saved.contains("notes> press Save\n"))
    }
  }

  @Test func altPressesAShortcutWithTheCommandKey() async throws {
    try await Emulator.run(.gallery, "notes", state: state, prompt: "notes>") { terminal in
      try await terminal.press("Tab")
      let hint = try await terminal.screen { $0.contains("Alt-N New note") }
      #expect(hint.contains(" · Alt-N New note · ? keys"))
      try await terminal.press("M-n")
      _ = try await terminal.screen { $0.contains("▌ Title ") }
      try await terminal.type("Tea")
      _ = try await terminal.screen { $0.contains("Alt-S Save") }
      try await terminal.press("M-s")
      let saved = try await terminal.screen { $0.contains("    Tea ") && !$0.contains("sheet") }
      #expect(saved.contains("▌ Notes   ") && saved.contains(" ( New note )\n"))
      #expect(saved.contains("Alt-N New note"))
    }
  }
}
