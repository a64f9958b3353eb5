import PlatenTestProcesses

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
    try await run(
      "form",
      then: [
        "abc":
          "\nform> abc                              Return runs · Tab completes · Esc clears",
        "Escape": "\nform> Tab into the screen · ↓ screens · ↑ history · Ctrl-D quits · ? keys",
      ])
    try await run(
      "controls text", then: ["": "> Type a command · Tab lists them · ↓ screens · ? keys"])
  }

  @Test func escapeAtThePromptDoesNotConsumeTheNextKey() async throws {
    try await run(
      "form",
      then: [
        "abc": "clears",
        "Escape": "\nform> Tab into the screen · ↓ screens · ↑ history · Ctrl-D quits · ? keys",
        "xy": "\nform> xy                               Return runs · Tab completes · Esc clears",
      ])
  }

  /// The speed of the code that receives a response does not change the effect of a key.
  @Test func aKeyFollowsAResponseThatIsBeingReceived() async throws {
    try await Emulator.run(.trials, "responses", state: state, prompt: "responses>") { terminal in
      try await terminal.press("Tab", "Space")
      _ = try await terminal.screen { $0.contains("events: begin") }
      try await terminal.press("Tab", "Space")
      let screen = try await terminal.screen { $0.contains("key") && $0.contains("response,") }
      #expect(screen.contains("events: begin, response, key"))
    }
  }

  @Test func theHintLineOmitsKeysFromTheRight() async throws {
    try await run("form", width: 40, then: ["Tab": "\nform> Tab next · F1 keys"])
    try await run("form", width: 21, then: ["Tab": "\nform> F1 keys"])
  }

  @Test func aKeyWithoutEffectExplainsItselfForAMoment() async throws {
    let hint = "> Space switches · Tab next · Esc to prompt · ? keys"
    let reason = #"> "→" has no effect on "Notify me": it is a toggle; use Return or Space"#
    try await Emulator.run(.gallery, width: 120, state: state) { terminal in
      try await terminal.press("open controls toggle", "Enter", "Tab")
      _ = try await terminal.screen(showsHints: true) { $0.hasSuffix(hint) }
      let explained = try await terminal.screen(showsHints: true, pressing: "Right") {
        $0.contains(reason)
      }
      #expect(explained.hasSuffix(reason))
      let later = try await terminal.screen(showsHints: true) { $0.hasSuffix(hint) }
      #expect(later.hasSuffix(hint))
    }
  }

  @Test func tabExplainsThatAScreenHasNoControls() async throws {
    let reason = "> nothing to focus: no control on the screen is enabled"
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open controls text", "Enter")
      _ = try await terminal.screen { $0.hasSuffix("\ncontrols text>") }
      let explained = try await terminal.screen(showsHints: true, pressing: "Tab") {
        $0.hasSuffix(reason)
      }
      #expect(explained.hasSuffix(reason))
    }
  }

  @Test func arrowsMoveInAnOpenMenuAndEscapeReturnsToItsButton() async throws {
    let closed = "\n▌ ( Actions ▾ )\n\ncontrols menu> Return opens · Tab next · ? keys"
    let hint = "\n\ncontrols menu> ↑↓ move · Return chooses · Esc closes"
    let opened = "( Actions ▾ ) open\n▌   ( Copy )\n    ( Delete ) destructive" + hint
    try await run(
      "controls menu",
      then: [
        "Tab": closed, "Enter": opened, "Down": "\n▌   ( Delete ) destructive" + hint,
        "Escape": closed, "Space": opened, "Enter": "\n  Done: copy" + closed,
      ])
  }

  @Test func returnOpensTheOptionsOfAPickerInPlace() async throws {
    let rest = """

        Segmented  ( ) small  (•) medium  ( ) large
        Inline     ( ) small
                   (•) medium
                   ( ) large

      controls picker> ↑↓ choose · Return opens · Tab next · Esc to prompt · ? keys
      """
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open controls picker", "Enter", "Tab", "Enter")
      let opened = try await terminal.screen { $0.contains("▾] open") }
      #expect(
        opened.contains(
          """
            Menu       [small ▾] open
          ▌              (•) small
                         ( ) medium
                         ( ) large
            Segmented  (•) small
          """))
      try await terminal.press("Down")
      let moved = try await terminal.screen { $0.contains("\n▌              ( ) medium") }
      #expect(moved.contains("\n▌              ( ) medium"))
      try await press(["Enter": "\n▌ Menu       [medium ▾]" + rest], in: terminal)
    }
  }

  @Test func arrowsMoveBetweenTheButtonsOfAnAlert() async throws {
    let hint = "\n\ncontrols alert> Return presses · Tab next · Esc to prompt · ? keys"
    try await run(
      "controls alert",
      then: [
        "Tab": "\n▌ ( Check )" + hint,
        "Enter": "\n▌ ( Not now )\n\ncontrols alert> ←→ choose · Return presses · Esc cancels",
        "Left": "\n│ ( Not now )\n\ncontrols alert> ←→ choose · Return presses · Esc cancels",
        "Escape": "\n  Answer: not now\n▌ ( Check )" + hint,
      ])
  }

  @Test func arrowsChangeADateByADayAndAMonth() async throws {
    let hint = """

        Departure  X

      controls datepicker> ↑↓ day · PgUp PgDn month · or type it · F1 keys
      """
    try await run(
      "controls datepicker",
      then: [
        "Tab": hint.replacing("X", with: "7 May 2026"),
        "Up": hint.replacing("X", with: "8 May 2026"),
        "PPage": hint.replacing("X", with: "8 June 2026"),
        "Down": hint.replacing("X", with: "7 June 2026"),
      ])
  }

  @Test func aPageFocusesItsFirstControlAndGoingBackReturnsToTheRow() async throws {
    let page = "controls navigationstack"
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open \(page)", "Enter", "Tab", "Down", "Enter")
      let pushed = try await terminal.screen { $0.contains("\n▌ ( Next: Earth › )") }
      #expect(pushed.contains("\n▌ ( Next: Earth › )"))
      try await terminal.press("Escape")
      let back = try await terminal.screen { $0.contains("\n▌ Venus ›") }
      #expect(back.contains("\n▌ Venus ›"))
    }
  }
}
