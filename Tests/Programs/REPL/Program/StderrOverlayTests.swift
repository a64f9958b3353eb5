import PlatenTestProcesses

import Testing

/// Tests of standard error and other output at a prompt in a terminal emulator.
@Suite struct StderrOverlayTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  private func trial(
    _ screen: String, _ arguments: String = "", person: (Emulator) async throws -> Void
  ) async throws {
    try await Emulator.run(
      .trials, arguments, width: 100, height: 80, state: state
    ) { terminal in
      try await terminal.press("open \(screen)", "Enter")
      _ = try await terminal.screen(endingIn: "\n\(screen)>")
      try await person(terminal)
    }
  }

  @Test func logLinesWrittenDuringAFloodOfOutputAppearCompletely() async throws {
    try await trial("flood", "--log") { terminal in
      try await terminal.type("press \"a second, told\"")
      try await terminal.press("Enter")
      // Messages are displayed shortly after the changes that surround them.
      let last = ["10000 changes in ", "printed at 10000", "told at 10000", "written at 10000"]
      let screen = try await terminal.screen { screen in last.allSatisfy(screen.contains) }
      let lines = screen.split(separator: "\n").map(String.init)
      for (mark, event) in [("* ", "printed"), ("* ", "told"), ("", "written")] {
        let told = lines.filter { $0.contains(event + " at ") }
        #expect(told == (1...10).map { "\(mark)\(event) at \($0)000" })
      }
      let frame = try #require(lines.firstIndex(of: "  count 0: 1000"))
      #expect(lines[frame...].prefix(10) == (0..<10).map { "  count \($0): 1000" }[...])
      #expect(lines.filter { $0.hasPrefix("  count ") }.count == 10)
      #expect(lines[frame...].allSatisfy { !$0.contains(" at ") })
    }
  }

  /// Returns how often the flood's sign was written, which is once per updated frame.
  private func signs(in written: String) -> Int {
    written.unicodeScalars.count { (0x4E00..<0x9FFF).contains($0.value) }
  }

  @Test func aFloodOfChangesIsDrawnAtMostSixtyTimesASecond() async throws {
    try await trial("flood") { terminal in
      let before = signs(in: try await terminal.written())
      try await terminal.type("press \"a second\"")
      try await terminal.press("Enter")
      let screen = try await terminal.screen { $0.contains("10000 changes in ") }
      let summary = try #require(screen.firstMatch(of: /10000 changes in ([0-9.]+)/))
      let seconds = try #require(Double(summary.1))
      let frames = signs(in: try await terminal.written()) - before
      // Frames appear during the flood, not only at its end; their number depends on the machine.
      #expect(frames > 2)
      // Beyond the 60 per second, the first frames may be immediate and the last may follow the
      // end.
      #expect(Double(frames) <= 60 * seconds + 3)
    }
  }

  @Test func standardErrorAppearsEscapedAboveTheScreen() async throws {
    try await trial("crash") { terminal in
      try await terminal.type("press \"write to standard error\"")
      try await terminal.press("Enter")
      try await terminal.type("abc")
      let screen = try await terminal.screen {
        $0.contains("\nwritten ␛[31m\n") && $0.hasSuffix("\ncrash> abc")
      }
      #expect(screen.contains("\nwritten ␛[31m\n\n  ( fatal error )\n"))
      #expect(screen.hasSuffix("\n  ( write to standard error )\n\ncrash> abc"))
    }
  }

  @Test(arguments: [("print soon", "printed soon"), ("log soon", "told soon")])
  func outputFromAThreadAppearsWhileThePromptWaits(button: String, event: String) async throws {
    try await trial("prints", "--log") { terminal in
      try await terminal.type("press \"\(button)\"")
      try await terminal.press("Enter")
      let told = "\n* \(event)\n\n  ( print )\n"
      let screen = try await terminal.screen { $0.contains(told) }
      #expect(screen.contains(told))
      #expect(screen.hasSuffix("\nprints>"))
    }
  }
}
