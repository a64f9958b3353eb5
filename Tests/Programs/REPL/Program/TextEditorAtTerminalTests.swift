import PlatenTestProcesses

import Foundation
import Testing

/// Tests of editing a text with several lines in a terminal emulator.
@Suite struct TextEditorAtTerminalTests {
  private func editor(
    _ arguments: String = "", _ person: (Emulator) async throws -> Void
  ) async throws {
    try await Emulator.run(
      .trials, "editor " + arguments, width: 60, height: 40, state: try TemporaryFolder(),
      prompt: "editor>"
    ) { terminal in
      try await terminal.press("Tab")
      try await person(terminal)
    }
  }

  /// Returns the rows of the form, without the spaces and the gutter, once they begin with the given ones.
  private func rows(_ expected: String..., in terminal: Emulator) async throws -> [String] {
    func rows(_ screen: String) -> [String] {
      let form = screen.components(separatedBy: "\n  Notes\n").last ?? ""
      return form.split(separator: "\n").map { row in row.filter { $0 != " " && $0 != "▌" } }
    }
    let screen = try await terminal.screen { rows($0).prefix(expected.count) == expected[...] }
    return Array(rows(screen).prefix(expected.count))
  }

  /// Returns the column of the cursor, and its row below the first title, once it is as given.
  private func caret(at place: String, in terminal: Emulator) async throws -> String {
    let lines = try await terminal.screen { _ in true }.components(separatedBy: "\n")
    let title = lines.firstIndex(of: "  Notes") ?? 0
    let parts = place.components(separatedBy: ",").compactMap { Int($0) }
    let cursor = try await terminal.cursor(at: "\(parts[0]),\(parts[1] + title)")
    let found = cursor.components(separatedBy: ",").compactMap { Int($0) }
    return "\(found[0]),\(found[1] - title)"
  }

  @Test func returnAndArrowsEditSeveralLines() async throws {
    try await editor { terminal in
      try await terminal.press(
        "Milk", "Enter", "Bread", "Enter", "日本", "Up", "Home", "2", "Space")
      var shown = try await rows("[Milk]", "[2Bread]", "[日本]", in: terminal)
      #expect(shown == ["[Milk]", "[2Bread]", "[日本]"])
      #expect(try await caret(at: "17,2", in: terminal) == "17,2")
      try await terminal.press("Down", "BSpace", "Up", "C-e", "!")
      shown = try await rows("[Milk]", "[2Bread!]", "[本]", in: terminal)
      #expect(shown == ["[Milk]", "[2Bread!]", "[本]"])
    }
  }

  @Test func backspaceAtTheStartOfALineJoinsItAndUndoSplitsIt() async throws {
    try await editor { terminal in
      try await terminal.press("ab", "Enter", "cd", "Home", "BSpace")
      #expect(try await rows("[abcd]", in: terminal) == ["[abcd]"])
      try await terminal.press("C-_")
      #expect(try await rows("[ab]", "[cd]", in: terminal) == ["[ab]", "[cd]"])
    }
  }

  @Test func aPasteInsertsAllItsLines() async throws {
    try await editor { terminal in
      try await terminal.paste("one\ntwo\nthree\nfour")
      let lines = ["[one]", "[two]", "[three]", "[four]"]
      #expect(try await rows("[one]", "[two]", "[three]", "[four]", in: terminal) == lines)
      let screen = try await terminal.screen { $0.contains("Characters  18") }
      #expect(!screen.contains("editor> one"))
    }
  }

  @Test func aLongLineContinuesOnTheNextRow() async throws {
    try await editor { terminal in
      try await terminal.type(String(repeating: "a", count: 39))
      let full = "[" + String(repeating: "a", count: 37) + "]"
      #expect(try await rows(full, "[aa]", in: terminal) == [full, "[aa]"])
      try await terminal.press("Up", "x")
      let inserted = "[aax" + String(repeating: "a", count: 34) + "]"
      #expect(try await rows(inserted, "[aaa]", in: terminal) == [inserted, "[aaa]"])
    }
  }

  @Test func aFrameScrollsToTheCaret() async throws {
    try await editor { terminal in
      try await terminal.press("Tab")
      let below = try await terminal.screen { $0.contains("Poem        [(… 3 above)") }
      #expect(below.contains("[six "))
      try await terminal.press("C-Home")
      let above = try await terminal.screen { $0.contains("Poem        [one ") }
      #expect(above.contains("[(… 3 below)"))
      #expect(try await caret(at: "15,5", in: terminal) == "15,5")
    }
  }

  @Test func tabAndEscapeLeaveTheEditor() async throws {
    try await editor { terminal in
      try await terminal.press("a", "Tab", "Tab", "Ada")
      _ = try await terminal.screen { $0.contains("Name        [Ada ") }
      try await terminal.press("BTab", "BTab", "b", "Escape")
      let screen = try await terminal.screen {
        $0.contains("[ab ") && $0.hasSuffix("\neditor>")
      }
      #expect(screen.contains("[ab "))
      #expect(screen.hasSuffix("\neditor>"))
    }
  }

  @Test func anUnreadableDatePreventsAPress() async throws {
    try await editor { terminal in
      try await terminal.press("Tab", "Tab", "Tab", "C-u", "soon")
      _ = try await terminal.screen { $0.contains("[soon ") }
      try await terminal.press("Tab")
      // The message soon disappears from the screen.
      _ = try await terminal.written {
        $0.contains("cannot submit \"Day\": \"soon\" is not a date")
      }
      let left = try await terminal.screen { $0.contains("[2023-11-14 ") }
      #expect(left.contains("▌ Day "))
      try await terminal.press("Escape")
      _ = try await terminal.screen(endingIn: "\neditor>")
      try await terminal.press("set Day later", "Enter", "press Save", "Enter")
      let screen = try await terminal.screen { $0.contains("did not press") }
      #expect(screen.contains("\n! did not press \"Save\": in \"Day\", \"later\" is not a date"))
      try await terminal.press("help Day", "Enter")
      let help = try await terminal.screen { $0.contains("Accepts") }
      #expect(help.contains("Accepts a date such as 2026-01-31."))
    }
  }

  @Test func aRecordingReplaysTheLines() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "lines.json").path
    try await editor("--record \(file)") { terminal in
      try await terminal.press("first", "Enter", "second", "Escape")
      _ = try await terminal.screen(endingIn: "\neditor>")
      try await terminal.press("quit", "Enter")
      _ = try await terminal.screen { $0.contains("status 0") }
    }
    let transcript = try await ChildProcess.run(Product.trials.path, ["transcribe", file]).output
    #expect(transcript.contains(#"> set Notes "first\nsecond""#))
    #expect(transcript.contains("[second "))
  }
}
