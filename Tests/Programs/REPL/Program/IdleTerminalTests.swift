import PlatenTestProcesses

import Testing

/// Tests that an idle program at a terminal never runs.
@Suite struct IdleTerminalTests {
  /// A screen, and the keys that lead to the state in which it is idle.
  struct IdleScreen: CustomTestStringConvertible {
    let testDescription: String
    var command: String?
    /// Text that is on the screen before the keys are pressed.
    let text: String
    var keys: [String] = []
  }

  private static let screens = [
    IdleScreen(testDescription: "list of screens", text: "Two validation rules"),
    IdleScreen(testDescription: "form", command: "open form", text: "\nform>"),
    IdleScreen(
      testDescription: "text field", command: "open form", text: "\nform>", keys: ["Tab", "a"]),
    IdleScreen(
      testDescription: "list", command: "open controls list", text: "\ncontrols list>",
      keys: ["Tab", "Down"]),
    IdleScreen(
      testDescription: "text editor", command: "open controls texteditor",
      text: "\ncontrols texteditor>", keys: ["Tab", "a"]),
    IdleScreen(
      testDescription: "help", command: "open form", text: "\nform>", keys: ["F1"]),
    IdleScreen(
      testDescription: "progress that has ended", command: "open controls progressview",
      text: "⠙", keys: ["press \"Stop loading\"", "Enter"]),
  ]

  @Test(arguments: screens)
  func anIdleProgramNeverWakes(screen: IdleScreen) async throws {
    try await Emulator.run(.gallery, state: try TemporaryFolder()) { terminal in
      if let command = screen.command { try await terminal.press(command, "Enter") }
      #expect(try await terminal.screen { $0.contains(screen.text) }.contains(screen.text))
      for key in screen.keys { try await terminal.press(key) }
      #expect(try await terminal.becomesIdle(for: .seconds(3)))
    }
  }

  @Test func aProgramIsIdleAfterTheTasksOfItsScreen() async throws {
    try await Emulator.run(.trials, "threads", state: try TemporaryFolder(), prompt: "threads>") {
      terminal in
      try await terminal.press("press compute", "Enter")
      #expect(try await terminal.screen { $0.contains("from a task") }.contains("from a task"))
      #expect(try await terminal.becomesIdle(for: .seconds(3)))
    }
  }

  /// In one cell, a row of a list can be empty although the list has no other rows to show.
  @Test func aListSurvivesATerminalOfOneCell() async throws {
    try await Emulator.run(.gallery, state: try TemporaryFolder()) { terminal in
      try await terminal.press("open controls", "Enter")
      #expect(try await terminal.screen { $0.contains("controls>") }.contains("controls>"))
      try await terminal.press("BTab")
      try await terminal.resize(width: 1, height: 1)
      #expect(try await terminal.becomesIdle(for: .milliseconds(500)))
      try await terminal.press("Down")
      try await terminal.resize(width: 80, height: 24)
      #expect(try await terminal.screen { $0.contains("controls") }.contains("controls"))
    }
  }

  @Test func aTurningSignWakesTheProgram() async throws {
    try await Emulator.run(.gallery, state: try TemporaryFolder()) { terminal in
      try await terminal.press("open controls progressview", "Enter")
      #expect(try await terminal.screen { $0.contains("⠙") }.contains("⠙"))
      #expect(try await !terminal.becomesIdle(for: .seconds(3), within: .seconds(6)))
    }
  }
}
