import PlatenTestProcesses

import Testing

/// Tests of interrupting, stopping and continuing a program in a terminal emulator.
@Suite struct InterruptionTests {
  private func gallery(_ person: (Emulator) async throws -> Void) async throws {
    try await Emulator.run(.gallery, state: try TemporaryFolder()) { terminal in
      _ = try await terminal.screen(endingIn: "\n>")
      try await person(terminal)
    }
  }

  @Test func aHandledInterruptIsCleared() async throws {
    try await gallery { terminal in
      try await terminal.press("open form", "Enter", "wait 1000s", "Enter")
      _ = try await terminal.screen { $0.contains("\nform> wait 1000s\n") }
      try await terminal.press("C-c")
      _ = try await terminal.screen {
        $0.contains("! interrupted\n") && $0.hasSuffix("\nform>")
      }
      try await terminal.press("C-c")
      let left = "\n! interrupted\nform> ^C\n# press Ctrl-C again to quit\n\n  value1 "
      let screen = try await terminal.screen { $0.contains(left) && $0.hasSuffix("\nform>") }
      #expect(screen.contains(left))
      #expect(screen.hasSuffix("\nform>"))
    }
  }

  @Test(arguments: ["TSTP", "STOP"])
  func aResumedProgramRedrawsItsScreen(signal: String) async throws {
    try await Emulator.run(.gallery, state: try TemporaryFolder(), hasJobs: true) { terminal in
      try await terminal.press("open form", "Enter")
      _ = try await terminal.screen(endingIn: "\nform>")
      try await terminal.type("op")
      _ = try await terminal.screen(endingIn: "\nform> op")
      if signal == "TSTP" {
        try await terminal.press("C-z")
        let screen = try await terminal.screen(endingIn: "\nstopped\nmodes as before")
        #expect(screen.hasSuffix("\nstopped\nmodes as before"))
        #expect(screen.contains("\n  ( submit )    disabled\n\nform> op\n"))
      } else {
        try await terminal.kill(signal: signal)
        _ = try await terminal.screen { $0.contains("stopped\n") }
        try await terminal.makeSane()
      }
      try await terminal.press("Enter")
      _ = try await terminal.screen(endingIn: "\nform> op")
      try await terminal.press("Tab")
      let again = "\n  ( submit )    disabled\n\nform> open"
      #expect(try await terminal.screen(endingIn: again).hasSuffix(again))
      try await terminal.press("C-c")
      _ = try await terminal.screen { $0.contains("> open ^C\n") && $0.hasSuffix("\nform>") }
      try await terminal.press("C-d")
      let screen = try await terminal.screen { $0.hasSuffix("nothing runs on") }
      #expect(screen.contains("\nstatus 0\n"))
      if signal == "STOP" { return }  // The shell has set the modes as it set them before.
      #expect(screen.hasSuffix("\nstatus 0\nmodes as before\nnothing runs on"))
      #expect(try await terminal.written().modeFaults(takenAndPutBack: 2) == [])
    }
  }

  @Test func aContinuedProgressViewLeavesTheLinesOfTheShell() async throws {
    let name = "controls progressview"
    try await Emulator.run(
      .gallery, name, state: try TemporaryFolder(), prompt: name + ">", hasJobs: true
    ) { terminal in
      for count in 1...8 {
        _ = try await terminal.screen { Self.signs(in: $0) > 0 && $0.hasSuffix(name + ">") }
        try await terminal.press("C-z")
        _ = try await terminal.screen(endingIn: "\nstopped\nmodes as before")
        try await terminal.press("Enter")
        let screen = try await terminal.screen { $0.hasSuffix(name + ">") }
        let lines = try await terminal.scrollback() + screen
        #expect(lines.components(separatedBy: "stopped\nmodes as before\n").count == count + 1)
        #expect(Self.signs(in: lines) == count + 1, "each frame has one sign")
      }
    }
  }

  /// Returns the number of signs for work in progress that have begun to turn.
  private static func signs(in screen: String) -> Int {
    screen.count { "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".contains($0) }
  }

  /// A shell also sends SIGCONT with the signal that ends a stopped program, which is then in the
  /// background.
  @Test(arguments: ["", "bg; wait %1; "], ["TSTP", "STOP"])
  func aStoppedProgramCanBeEnded(before: String, signal: String) async throws {
    try await Emulator.run(.gallery, state: try TemporaryFolder(), hasJobs: true) { terminal in
      try await terminal.kill(signal: signal)
      _ = try await terminal.screen { $0.contains("stopped\n") }
      if signal == "STOP" { try await terminal.makeSane() }
      try await terminal.type(before + "kill %1; kill -CONT %1; wait %1")
      try await terminal.press("Enter")
      let screen = try await terminal.screen { $0.hasSuffix("nothing runs on") }
      #expect(screen.contains("\nstatus 143\n"))
      #expect(screen.hasSuffix("\nnothing runs on"))
    }
  }

  @Test func ctrlZIsIgnoredWithoutJobControl() async throws {
    try await gallery { terminal in
      try await terminal.type("abc")
      _ = try await terminal.screen(endingIn: "\n> abc")
      try await terminal.press("C-z")
      try await terminal.type("d")
      let screen = try await terminal.screen(endingIn: "abcd")
      #expect(screen.hasSuffix("\n> abcd"))
      #expect(screen.components(separatedBy: "\n> abc").count == 2)
      #expect(!(try await terminal.written()).contains("\u{1B}[?2004l"))
    }
  }
}
