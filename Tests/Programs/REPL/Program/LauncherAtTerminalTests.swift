import PlatenTestProcesses

import Testing

/// Tests of the list of screens, in a terminal emulator.
@Suite struct LauncherAtTerminalTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  @Test func aScreenIsOpenedWithArrowsAndReturn() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      let list = try await terminal.screen { $0.contains("controls ") }
      #expect(list.contains("\n▌ form         Two validation rules"))
      #expect(!list.contains("controls stepper"))
      try await terminal.press("Down", "Down", "Enter")
      let opened = try await terminal.screen { $0.contains("\nsignup>") }
      #expect(opened.contains("> open signup\n"))
      #expect(!opened.contains("Two validation rules"))
      try await terminal.press("Escape")
      _ = try await terminal.screen(showsHints: true) { $0.contains("↓ screens") }
      try await terminal.press("close", "Enter")
      let closed = try await terminal.screen { $0.contains("Two validation rules") }
      #expect(closed.contains("signup> close\n"))
    }
  }

  @Test func lettersFindAScreen() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.type("stepper")
      let found = try await terminal.screen { $0.contains("\n▌ controls stepper") }
      #expect(!found.contains("Two validation rules"))
      try await terminal.press("Enter")
      let opened = try await terminal.screen { $0.contains("\ncontrols stepper>") }
      #expect(opened.contains("> open controls stepper\n"))
    }
  }

  @Test func typedCommandsRunAsTyped() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("screens", "Enter")
      let answered = try await terminal.screen { $0.contains("\noutput: ") }
      #expect(answered.contains("    movies no-errors\n"), "the list of screens is long")
      try await terminal.press("posst", "Enter")
      // While the command runs, the row of the prompt below its answer is empty.
      let refused = try await terminal.screen { $0.contains("did you mean: open posts\n") }
      #expect(refused.contains("! no command \"posst\"; did you mean: open posts\n"))
      try await terminal.press(":q", "Enter")
      #expect(try await terminal.screen { $0.contains("status") }.contains("status 0"))
    }
  }

  @Test func escapeLeavesThePromptAndItsHistory() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open form", "Enter", "close", "Enter")
      _ = try await terminal.screen { $0.contains("Two validation rules") }
      try await terminal.press("Escape")
      let hidden = try await terminal.screen { !$0.contains("Two validation rules") }
      #expect(!hidden.contains("Two validation rules"))
      try await terminal.press("Down")
      let shown = try await terminal.screen { $0.contains("Two validation rules") }
      #expect(shown.contains("Two validation rules"))
      try await terminal.press("Escape")
      _ = try await terminal.screen { !$0.contains("Two validation rules") }
      try await terminal.press("Up")
      #expect(try await terminal.screen(endingIn: "> close").hasSuffix("\n> close"))
    }
  }

  @Test func downAtAnEmptyPromptListsTheScreensOverTheOpenOne() async throws {
    try await Emulator.run(.gallery, "form", state: state, prompt: "form>") { terminal in
      let form = try await terminal.screen(showsHints: true) { $0.contains("↓ screens") }
      try await terminal.press("Down")
      let list = try await terminal.screen(showsHints: true) {
        $0.contains("form> Type to filter")
      }
      #expect(list.contains("\n▌ form         Two validation rules"))
      #expect(!list.contains("( submit )"))
      try await terminal.press("Escape")
      let uncovered = try await terminal.screen(showsHints: true) { $0.contains("↓ screens") }
      #expect(uncovered == form)
      try await terminal.press("Down")
      _ = try await terminal.screen { $0.contains("Two validation rules") }
      try await terminal.press("Down", "Down", "Enter")
      // A screen that is chosen by hand receives the focus.
      let opened = try await terminal.screen { $0.contains("\n▌ Username") }
      #expect(opened.contains("form> open signup\n\n▌ Username"))
      #expect(!opened.contains("Two validation rules"))
    }
  }

  /// The keys do not reach the covered screen.
  @Test func keysActOnTheListThatCoversAScreen() async throws {
    try await Emulator.run(.gallery, "form", state: state, prompt: "form>") { terminal in
      let form = try await terminal.screen(showsHints: true) { $0.contains("↓ screens") }
      try await terminal.press("Down")
      _ = try await terminal.screen { $0.contains("Two validation rules") }
      try await terminal.type("posts")
      _ = try await terminal.screen { !$0.contains("Two validation rules") }
      try await terminal.press("Tab")
      try await terminal.press("Escape", "Escape")
      let uncovered = try await terminal.screen(showsHints: true) { $0.contains("↓ screens") }
      #expect(uncovered == form)
    }
  }

  @Test func aProgramWithOneScreenHasNoListOfScreens() async throws {
    try await Emulator.run(.form, state: state, prompt: "main>") { terminal in
      let before = try await terminal.screen(showsHints: true) {
        $0.contains("Tab into the screen")
      }
      #expect(before.hasSuffix("\nmain> Tab into the screen · ↑ history · Ctrl-D quits · ? keys"))
      try await terminal.press("Down", "x")
      let after = try await terminal.screen { $0.contains("main> x") }
      #expect(after.contains("( submit )"))
    }
  }

  @Test func theShellOpensAScreenOrAVariant() async throws {
    try await Emulator.run(.gallery, "form", state: state, prompt: "form>") { _ in }
    try await Emulator.run(
      .gallery, "controls toggle", state: state, prompt: "controls toggle>"
    ) { terminal in
      let screen = try await terminal.screen { !$0.isEmpty }
      #expect(!screen.contains("Two validation rules"))
    }
  }

  @Test func nothingIsLeftOfTheListWhenTheProgramEnds() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      _ = try await terminal.screen { $0.contains("Two validation rules") }
      try await terminal.press("C-d")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(!screen.contains("Two validation rules"))
      #expect(screen.contains("status 0\nmodes as before\n"))
    }
  }
}
