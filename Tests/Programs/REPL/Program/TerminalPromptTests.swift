import PlatenTestProcesses

import Foundation
import Testing

/// Tests of the readline prompt in a terminal emulator.
@Suite struct TerminalPromptTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  @Test func wordsAreCompleted() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      _ = try await terminal.screen(endingIn: "\n>")
      try await terminal.press("op", "Tab", "f", "Tab", "Enter")
      _ = try await terminal.screen(endingIn: "\nform>")
      try await terminal.press("set ", "Tab", "1", "Tab", "Ada")
      #expect(try await terminal.screen(endingIn: "Ada").hasSuffix("\nform> set value1 Ada"))
    }
  }

  @Test func aNameWithSpacesIsCompletedInQuotes() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open form", "Enter", "set \"value2 ", "Tab")
      let end = "form> set \"value2 again\""
      #expect(try await terminal.screen(endingIn: end).hasSuffix(end))
    }
  }

  @Test func historyPersistsBetweenRuns() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("screens", "Enter", "controls", "Enter", "C-d")
      _ = try await terminal.screen { $0.contains("status") }
    }
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("Up", "Up")
      #expect(try await terminal.screen(endingIn: "> screens").hasSuffix("\n> screens"))
      try await terminal.press("Down", "Down", "C-r", "contr")
      let end = "(reverse-i-search)`contr': controls"
      #expect(try await terminal.screen(endingIn: end).hasSuffix("\n" + end))
    }
  }

  private static let secretHint = "Return submits · Tab next · Esc cancels · F1 keys"

  @Test(arguments: ["Escape", "C-c"]) func aSecretThatIsNotEnteredChangesNothing(
    key: String
  ) async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open signup", "Enter", "set Password", "Enter")
      _ = try await terminal.screen(endingIn: "\n" + Self.secretHint)
      try await terminal.press("hunter2", key)
      let screen = try await terminal.screen(endingIn: "\nsignup>")
      #expect(screen.contains("✗ Password  cancelled\n"))
      #expect(screen.contains("\n  Password         [ "))
      try await terminal.press("C-d")
      _ = try await terminal.screen { $0.contains("status 0") }
    }
  }

  @Test func aSecretIsNeitherShownNorAddedToTheHistory() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open signup", "Enter", "set Password", "Enter")
      let question = try await terminal.screen(endingIn: "\n" + Self.secretHint)
      #expect(question.contains("\n  Username "), "the open screen remains visible")
      #expect(question.contains("\n▌ Password [ "))
      try await terminal.type("hunter2")
      _ = try await terminal.screen { $0.contains("\n▌ Password [••••••• ") }
      try await terminal.press("Enter")
      let screen = try await terminal.screen(endingIn: "\nsignup>")
      #expect(screen.contains("\n  Password         [•••"))
      #expect(screen.contains("✓ Password  •••\n"))
      #expect(!screen.contains("hunter2"))
      try await terminal.press("C-y")
      try await terminal.type("set Password opensesame")
      try await terminal.press("Enter", "C-d")
      let end = try await terminal.screen { $0.contains("status") }
      #expect(end.contains("signup> set Password •••\n"))
      #expect(!end.contains("opensesame"))
      #expect(end.contains("status 0"))
    }
    let file = state.url.appending(path: "platen/gallery/history")
    #expect(try String(contentsOf: file, encoding: .utf8) == "open signup\nset Password\n")
  }

  @Test func deletedTextIsYanked() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("alpha beta", "C-w", "x ", "C-y")
      #expect(try await terminal.screen(endingIn: "x beta").hasSuffix("\n> alpha x beta"))
    }
  }

  @Test func escapeEntersTheCommandModeOfVi() async throws {
    let wanted = "set editing-mode vi\nset show-mode-in-prompt on\n"
    let settings = try state.file("inputrc", Data(wanted.utf8))
    try await Emulator.run(
      .gallery, state: state, environment: ["INPUTRC": settings.path], prompt: "(ins)>"
    ) { terminal in
      try await terminal.type("one two three")
      try await terminal.press("Escape")
      _ = try await terminal.screen(endingIn: "\n(cmd)> one two three")
      try await terminal.type("bbdw")
      let deleted = "\n(cmd)> one three"
      #expect(try await terminal.screen(endingIn: deleted).hasSuffix(deleted))
    }
  }

  @Test func theViModeIsShownIfEnabled() async throws {
    let wanted = "set editing-mode vi\nset show-mode-in-prompt on\nset vi-cmd-mode-string :\n"
    let settings = try state.file("inputrc", Data(wanted.utf8))
    try await Emulator.run(
      .gallery, state: state, environment: ["INPUTRC": settings.path], prompt: "(ins)>"
    ) { terminal in
      try await terminal.press("one", "Escape")
      #expect(try await terminal.screen(endingIn: "\n:> one").hasSuffix("\n:> one"))
    }
  }

  @Test func textIsUTF8RegardlessOfTheLocale() async throws {
    let settings = ["LC_ALL": "C"]
    try await Emulator.run(.gallery, state: state, environment: settings) { terminal in
      try await terminal.type("aéb")
      #expect(try await terminal.screen(endingIn: "> a?b").hasSuffix("\n> a?b"))
      try await terminal.press("Enter")
      let screen = try await terminal.screen { $0.contains(#"a\u{e9}b"#) }
      #expect(screen.contains(#"a\u{e9}b"#))
    }
  }

  @Test func optionsAreCompleted() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open controls picker", "Enter", "pick Menu ", "Tab", "Tab")
      let listed = "\nsmall   medium  large\ncontrols picker> pick Menu"
      #expect(try await terminal.screen(endingIn: listed).hasSuffix(listed))
    }
  }

  @Test func aCommandIsInterrupted() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open form", "Enter", "wait 1000s", "Enter")
      // When a key sends a signal, the kernel discards unread input.
      _ = try await terminal.screen { $0.contains("\nform> wait 1000s\n") }
      try await terminal.press("C-c")
      let left = "\nform> wait 1000s\n! interrupted\n\n  value1 "
      let screen = try await terminal.screen { $0.contains(left) && $0.hasSuffix("\nform>") }
      #expect(screen.contains(left))
      #expect(screen.hasSuffix("\n  ( submit )    disabled\n\nform>"))
    }
  }

  @Test func aScreenFollowsTheWidthOfTheWindow() async throws {
    try await Emulator.run(.gallery, width: 60, state: state) { terminal in
      try await terminal.press("open form", "Enter")
      _ = try await terminal.screen(endingIn: "\nform>")
      try await terminal.resize(width: 30, height: 24)
      let field = "value1      [                ]\n"
      let screen = try await terminal.screen { $0.contains(field) && $0.hasSuffix("\nform>") }
      #expect(screen.contains(field))
      #expect(screen.hasSuffix("\n( submit )  disabled\n\nform>"))
      #expect(screen.components(separatedBy: "value1 ").count == 2)
    }
  }

  @Test func pastedCommandsRunInOrder() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      _ = try await terminal.screen(endingIn: "\n>")
      try await terminal.paste("open form\nset value1 Ada\nset value2 B")
      let screen = try await terminal.screen(endingIn: "set value2 B")
      #expect(screen.hasPrefix("> open form\nform> set value1 Ada\n\n  value1        [Ada"))
      #expect(screen.hasSuffix("\nform> set value2 B"))
    }
  }

  @Test func aLongLineIsWrapped() async throws {
    try await Emulator.run(.gallery, width: 60, height: 24, state: state) { terminal in
      let text = String(repeating: "0123456789", count: 30)
      try await terminal.type(text)
      try await terminal.press("C-a", "x")
      let screen = try await terminal.screen { $0.contains("> x0") }
      let rows = screen.components(separatedBy: "\n")[...].drop { !$0.hasPrefix("> ") }
      #expect(rows.joined() == "> x" + text)
      #expect(rows.count == 6)
      #expect(try await terminal.cursor() == "3,\(rows.startIndex)")
    }
  }

  @Test func textIsEditedByGraphemeCluster() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.type("日本e\u{301}x👩‍👩‍👧y")
      try await terminal.press("Left", "BSpace")
      let without = "> 日本e\u{301}xy"
      #expect(try await terminal.screen(endingIn: without).hasSuffix(without))
      try await terminal.press("Left", "BSpace", "BSpace")
      #expect(try await terminal.screen(endingIn: "> 日xy").hasSuffix("\n> 日xy"))
      #expect(try await terminal.cursor().hasPrefix("4,"))
    }
  }

  @Test func aNarrowWindowShowsTheLineAroundTheCursor() async throws {
    try await Emulator.run(.gallery, width: 20, height: 6, state: state) { terminal in
      let text = String(repeating: "0123456789", count: 30)
      // A key that follows Escape at once would be pressed with Alt.
      _ = try await terminal.screen { $0.contains("below") }
      try await terminal.press("Escape")
      _ = try await terminal.screen { !$0.contains("below") }
      try await terminal.type(text + "end")
      #expect(try await terminal.screen(endingIn: "end").hasSuffix("89end"))
      try await terminal.press("C-a")
      #expect(try await terminal.screen { $0.hasPrefix("> 0") }.hasPrefix("> 012345"))
      try await terminal.press("C-k", "help quit", "Enter")
      #expect(try await terminal.screen(endingIn: "\n>").contains("> help quit\n  "))
    }
  }

  @Test func aSignTurnsAboveTheLineBeingTyped() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open controls progressview", "Enter")
      try await terminal.type("set Pass")
      let isTurning = { (screen: String) in
        screen.contains("\n  Loading") && !screen.contains("Loading…")
          && screen.hasSuffix("\ncontrols progressview> set Pass")
      }
      let during = try await terminal.screen(until: isTurning)
      #expect(isTurning(during))
      let later = try await terminal.screen { isTurning($0) && $0 != during }
      #expect(isTurning(later))
      #expect(later != during, "the sign turns")
    }
  }

  @Test func theScreenUpdatesAboveTheLineBeingTyped() async throws {
    try await Emulator.run(.gallery, "signup", state: state, prompt: "signup>") { terminal in
      try await terminal.press("set Username page", "Enter")
      try await terminal.type("set Pass")
      let end = "\nsignup> set Pass"
      let after = try await terminal.screen { $0.contains("not available") && $0.hasSuffix(end) }
      #expect(after.contains("\n  Username not available."))
      #expect(after.hasSuffix(end))
    }
  }
}
