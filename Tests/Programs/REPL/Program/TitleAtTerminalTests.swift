import PlatenTestProcesses

import Testing

/// Tests that a terminal emulator shows its own title again after the program has set another one.
@Suite struct TitleAtTerminalTests {
  /// A way for a program to end.
  struct End: CustomTestStringConvertible {
    let testDescription: String
    let leave: @Sendable (Emulator) async throws -> Void
  }

  private static let title = "crash — PlatenTrials"

  private static let ends = [
    End(testDescription: "Ctrl-D") { try await $0.press("C-d") },
    End(testDescription: "SIGTERM") { try await $0.kill(signal: "TERM") },
    End(testDescription: "SIGSEGV") { try await $0.kill(signal: "SEGV") },
    End(testDescription: "fatal error") { try await $0.press("press \"fatal error\"", "Enter") },
  ]

  @Test(arguments: ends)
  func everyExitRestoresTheTitle(end: End) async throws {
    try await Emulator.run(
      .trials, state: try TemporaryFolder(),
      environment: ["SWIFT_BACKTRACE": "enable=no"]
    ) { terminal in
      try await terminal.press("open crash", "Enter")
      #expect(try await terminal.title { $0 == Self.title } == Self.title)
      try await end.leave(terminal)
      _ = try await terminal.screen(endingIn: "nothing runs on")
      #expect(try await terminal.title { $0 == Emulator.title } == Emulator.title)
    }
  }

  @Test func aStoppedProgramRestoresTheTitleUntilItContinues() async throws {
    let title = "form — gallery"
    try await Emulator.run(.gallery, state: try TemporaryFolder(), hasJobs: true) { terminal in
      try await terminal.press("open form", "Enter")
      #expect(try await terminal.title { $0 == title } == title)
      // A program that is continued without a stop must not save its own title.
      try await terminal.kill(signal: "CONT")
      try await terminal.type("x")
      _ = try await terminal.screen(endingIn: "\nform> x")
      try await terminal.press("C-z")
      _ = try await terminal.screen(endingIn: "\nstopped\nmodes as before")
      #expect(try await terminal.title { $0 == Emulator.title } == Emulator.title)
      try await terminal.press("Enter")
      #expect(try await terminal.title { $0 == title } == title)
      _ = try await terminal.screen(endingIn: "\nform> x")
      try await terminal.press("C-c")
      _ = try await terminal.screen { $0.contains("form> x^C\n") && $0.hasSuffix("\nform>") }
      try await terminal.press("C-d")
      _ = try await terminal.screen(endingIn: "nothing runs on")
      #expect(try await terminal.title { $0 == Emulator.title } == Emulator.title)
    }
  }
}
