import PlatenTestProcesses
import Testing

/// Tests of a question for a date in a terminal emulator.
@Suite(.serialized) struct DateAtTerminalTests {
  private static let end = "\nstatus 0\nmodes as before\nnothing runs on"

  private func run(person: (Emulator) async throws -> Void) async throws {
    try await Emulator.run(
      .questions, "date", width: 120, state: try TemporaryFolder(), prompt: Self.hint,
      person: person)
  }

  private static let hint = "↑↓ day · PgUp PgDn month · Return submits · or type it · F1 keys"

  @Test func typingReplacesTheDefault() async throws {
    try await run { terminal in
      try await terminal.press("2026-12-31", "Enter")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen == "✓ Due  2026-12-31\n2026-12-31" + Self.end)
    }
  }

  @Test func pastedTextReplacesTheDefault() async throws {
    try await run { terminal in
      try await terminal.paste("2026-12-31")
      _ = try await terminal.screen { $0.contains("[2026-12-31 ") }
      try await terminal.press("Enter")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.hasSuffix("\n2026-12-31" + Self.end), "\(screen)")
    }
  }

  @Test func anEditedDateIsNotReplaced() async throws {
    try await run { terminal in
      try await terminal.press("BSpace", "6", "Enter")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.hasSuffix("\n2027-01-16" + Self.end), "\(screen)")
    }
  }

  @Test func anInvalidDateIsNamedWithItsFormatAndCanBeReplaced() async throws {
    try await run { terminal in
      try await terminal.press("2026-02-31", "Enter")
      let error = #"cannot submit "Due": "2026-02-31" is not a date such as 2026-01-31"#
      _ = try await terminal.written { $0.contains(error) }
      _ = try await terminal.screen { $0.contains("[2027-01-15 ") }
      try await terminal.press("2026-02-28", "Enter")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.hasSuffix("\n2026-02-28" + Self.end), "\(screen)")
    }
  }
}
