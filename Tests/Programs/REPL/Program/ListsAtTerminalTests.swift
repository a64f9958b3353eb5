import PlatenTestProcesses

import Testing

/// Tests of lists in a terminal emulator: keys in, screen out.
@Suite struct ListsAtTerminalTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  @Test func keysMoveTheCursorRowAndSelectIt() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open controls list", "Enter", "Tab", "Down", "Down", "Enter")
      let selected = try await terminal.screen { $0.contains("\n▌ * Row of the number 3") }
      #expect(selected.contains("\n  Chosen: 3\n"))
      try await terminal.press("End", "Up", "Space")
      let last = try await terminal.screen { $0.contains("\n  Chosen: 999\n") }
      #expect(last.contains("\n▌ * Row of the number 999\n┃   Row of the number 1000\n"))
      try await terminal.press("Tab")
      _ = try await terminal.screen { $0.contains("\ncontrols list>") }
    }
  }

  @Test func slashFiltersTheRowsAndEscapeEndsTheFilter() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open controls list", "Enter", "Tab", "/", "9", "9")
      let found = try await terminal.screen { $0.contains("\n  … 16 below\n") }
      #expect(found.contains("\n  / 99\n▌   Row of the number 99\n    Row of the number 199\n"))
      try await terminal.press("?")
      let none = try await terminal.screen { $0.contains("\n  no row matches\n") }
      #expect(none.contains("\n  / 99?\n"), "a filter takes all characters")
      try await terminal.press("BSpace", "BSpace", "BSpace")
      try await terminal.paste("number 99\n")
      _ = try await terminal.screen {
        $0.contains("\n  / number 99\n") && $0.contains("\n▌   Row of the number 99\n")
      }
      try await terminal.press("Escape")
      let all = try await terminal.screen { !$0.contains("\n  / ") && $0.contains(" above") }
      #expect(all.contains("\n▌   Row of the number 99\n    Row of the number 100\n"))
    }
  }

  @Test func deleteAsksBeforeItDeletes() async throws {
    try await Emulator.run(.gallery, state: state) { terminal in
      try await terminal.press("open controls ondelete", "Enter", "Tab", "Down", "DC", "DC")
      let asking = try await terminal.screen { $0.contains("( Delete )") }
      #expect(asking.contains("\n  Milk\n  Bread\n▌     ( Delete ) destructive\n  Tea\n"))
      try await terminal.press("Enter")
      let deleted = try await terminal.screen { !$0.contains("( Delete )") }
      #expect(deleted.contains("\n  Milk\n▌ Tea\n"))
    }
  }
}
