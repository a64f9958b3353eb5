import PlatenTestPrograms

#if Terminal && os(Linux)
  import Testing

  /// Tests of keys and of the hint line in a terminal emulator.
  @Suite struct KeysAtTerminalTests {
    private let state: TemporaryFolder

    init() throws { state = try TemporaryFolder() }

    /// Presses keys on a screen of the gallery, and waits for a screen after each.
    ///
    /// - Parameter steps: Each key with the end of the screen that it must lead to.
    private func press(
      _ steps: KeyValuePairs<String, String>, in terminal: Emulator,
      at location: SourceLocation = #_sourceLocation
    ) async throws {
      for (key, end) in steps {
        try await terminal.press(key)
        let screen = try await terminal.screen(showsHints: true) { $0.hasSuffix(end) }
        #expect(screen.hasSuffix(end), "after \(key)", sourceLocation: location)
      }
    }

    private func run(
      _ page: String, width: Int = 80, then steps: KeyValuePairs<String, String>,
      at location: SourceLocation = #_sourceLocation
    ) async throws {
      try await Emulator.run(.gallery, width: width, state: state) { terminal in
        try await terminal.press("open \(page)", "Enter")
        _ = try await terminal.screen { $0.hasSuffix("\n\(page)>") }
        try await press(steps, in: terminal, at: location)
      }
    }

    @Test func thePromptListsItsKeys() async throws {
      try await Emulator.run(.gallery, state: state) { terminal in
        try await press(
          [
            "o": "\n> o                                    "
              + "Return runs · Tab completes · Esc clears",
            "Escape": "\n> Type a command · Tab lists them · ? keys",
          ], in: terminal)
        try await terminal.press("open form", "Enter")
        let opened = try await terminal.screen(showsHints: true) { $0.contains("form> Tab") }
        #expect(opened.hasSuffix("\nform> Tab into the screen · ↑ history · ? keys"))
      }
    }

    @Test func escapeAtThePromptDoesNotConsumeTheNextKey() async throws {
      try await run(
        "form",
        then: [
          "abc": "\nform> abc                        Return runs · Tab completes · Esc clears",
          "Escape": "\nform> Tab into the screen · ↑ history · ? keys",
        ])
      try await Emulator.run(.gallery, state: state) { terminal in
        try await terminal.press("open form", "Enter", "abc", "Escape")
        _ = try await terminal.screen(showsHints: true) { $0.contains("form> Tab into") }
        try await terminal.press("Escape")
        try await terminal.type("xy")
        #expect(try await terminal.screen(endingIn: "form> xy").hasSuffix("\nform> xy"))
      }
    }

    @Test func theHintLineOmitsKeysFromTheRight() async throws {
      try await run(
        "form", width: 40, then: ["Tab": "\nform> Return enters · Tab next · F1 keys"])
      try await run("form", width: 21, then: ["Tab": "\nform> F1 keys"])
    }

    @Test func aKeyWithoutEffectExplainsItselfForAMoment() async throws {
      try await run(
        "controls toggle", width: 120,
        then: [
          "Tab": "> Space switches · Tab next · Esc prompt · ? keys",
          "Right": """
          > "right" has no effect on "Notify me": it is a toggle; use key return or key space
          """,
          "": "> Space switches · Tab next · Esc prompt · ? keys",
        ])
    }

    @Test func tabExplainsThatAScreenHasNoControls() async throws {
      try await run(
        "controls text", then: ["Tab": "> nothing to focus: no control on the screen is enabled"])
    }

    @Test func arrowsMoveInAnOpenMenuAndEscapeReturnsToItsButton() async throws {
      try await run(
        "controls menu",
        then: [
          "Tab": "> Return opens · Tab next · ? keys",
          "Enter": """
          ( Actions ▾ ) open
            ( Copy )
            ( Delete ) destructive
          controls menu> ↑↓ move · Return chooses · Esc closes
          """,
          "Escape": "( Actions ▾ )\ncontrols menu> Return opens · Tab next · ? keys",
          "Space": "Return chooses · Esc closes",
          "Enter": """
          Done: copied
          ( Actions ▾ )
          controls menu> Return opens · Tab next · ? keys
          """,
        ])
    }

    @Test func returnOpensTheOptionsOfAPickerInPlace() async throws {
      let hint = "> ↑↓ choose · Return opens · Tab next · Esc prompt · ? keys"
      try await Emulator.run(.gallery, state: state) { terminal in
        try await terminal.press("open controls picker", "Enter", "Tab", "Enter")
        let opened = try await terminal.screen { $0.contains("▾] open") }
        #expect(
          opened.contains(
            """
            Menu       [small ▾] open
                         (•) small
                         ( ) medium
                         ( ) large
            Segmented  (•) small
            """))
        try await terminal.press("Down", "Enter")
        let chosen = try await terminal.screen(showsHints: true) {
          $0.contains("[medium ▾]\n") && $0.hasSuffix(hint)
        }
        #expect(chosen.contains("\nMenu       [medium ▾]\nSegmented"))
        #expect(chosen.hasSuffix(hint))
      }
    }

    @Test func arrowsMoveBetweenTheButtonsOfAnAlert() async throws {
      try await Emulator.run(.gallery, state: state) { terminal in
        try await terminal.press("open controls alert", "Enter", "Tab", "Enter")
        _ = try await terminal.screen { $0.contains("\n( Not now )") }
        try await press(["Left": "> ←→ choose · Return presses · Esc cancels"], in: terminal)
        try await terminal.press("Enter")
        let answered = try await terminal.screen { $0.contains("Answer: upgrade") }
        #expect(answered.contains("\nAnswer: upgrade"))
      }
    }
  }
#endif
