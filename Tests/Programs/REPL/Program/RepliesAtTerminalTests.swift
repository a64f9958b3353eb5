import PlatenTestProcesses

import Testing

/// Tests of the messages above a screen that is as high as the terminal.
@Suite struct RepliesAtTerminalTests {
  /// Opens a list that fills the terminal.
  private func index(
    height: Int = 24, _ person: (Emulator) async throws -> Void
  ) async throws {
    let state = try TemporaryFolder()
    try await Emulator.run(
      .gallery, "controls", height: height, state: state, prompt: "controls>"
    ) { terminal in
      let whole = try await terminal.screen { isWhole($0, height: height) }
      #expect(whole.contains("  Values\n    toggle ›\n"))
      try await person(terminal)
    }
  }

  /// Returns whether a screen shows the list from the first to the last row of the terminal.
  private func isWhole(_ screen: String, height: Int = 24) -> Bool {
    screen.split(separator: "\n", omittingEmptySubsequences: false).count == height
      && screen.contains("  Controls\n") && screen.hasSuffix(" below\n\ncontrols>")
  }

  @Test(arguments: [
    ("press Nowhere", "! no control \"Nowhere\""), ("help quit", "Also: exit"),
    ("wait 1 2", "! too many arguments: wait"),
  ])
  func aReplyIsReadableUntilTheNextKey(command: String, reply: String) async throws {
    try await index { terminal in
      try await terminal.type(command)
      try await terminal.press("Enter")
      let answered = try await terminal.screen {
        $0.contains(reply) && $0.hasSuffix("\ncontrols>")
      }
      #expect(answered.contains("\n\n  Controls\n  Values\n    toggle ›\n"))
      try await terminal.press("C-l")
      #expect(try await terminal.screen { $0.hasSuffix("\ncontrols>") }.contains(reply))
      try await terminal.press("x", "BSpace")
      _ = try await terminal.screen { isWhole($0) && !$0.contains(reply) }
      #expect(try await terminal.scrollback().contains(reply))
    }
  }

  @Test func theWarningBeforeQuittingIsReadable() async throws {
    try await index { terminal in
      try await terminal.press("C-c")
      _ = try await terminal.screen {
        $0.contains("# press Ctrl-C again to quit\n") && $0.hasSuffix("\ncontrols>")
      }
    }
  }

  @Test func theRepliesToAPasteAreReadableTogether() async throws {
    try await index { terminal in
      try await terminal.paste("press One\npress Two\n")
      _ = try await terminal.screen {
        $0.contains("! no control \"One\"") && $0.contains("! no control \"Two\"")
          && $0.hasSuffix("\ncontrols>")
      }
    }
  }

  @Test func standardErrorOfACommandIsReadable() async throws {
    let state = try TemporaryFolder()
    try await Emulator.run(.trials, height: 9, state: state) { terminal in
      try await terminal.press("open crash", "Enter")
      _ = try await terminal.screen(endingIn: "\n  ( write to standard error )\ncrash>")
      try await terminal.type("press \"write to standard error\"")
      try await terminal.press("Enter")
      _ = try await terminal.screen {
        $0.contains("written ␛[31m\n") && $0.hasSuffix(" below\ncrash>")
      }
    }
  }

  @Test func aReplyThatIsTooLongCoversTheScreen() async throws {
    try await index(height: 12) { terminal in
      try await terminal.press("help press", "Enter")
      let covered = try await terminal.screen { $0.contains("\noutput: ") }
      #expect(covered.contains(" below\n"))
      try await terminal.press("Escape")
      _ = try await terminal.screen { isWhole($0, height: 12) }
    }
  }
}
