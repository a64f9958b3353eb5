import Testing

@testable import PlatenTerminal

@Suite struct PlainRowTests {
  /// A row, and the cells that a terminal shows after the same output.
  private struct Typewriter {
    var row = PlainRow()
    var cells: [Character] = []
    var column = 0
    var written = ""

    mutating func show(_ text: String, caret: Int? = nil, width: Int = 20) {
      written = row.show(prompt: "> ", text: text, caret: caret ?? text.utf8.count, width: width)
      for character in written {
        if character == "\u{8}" {
          column -= 1
        } else {
          if column == cells.count { cells.append(" ") }
          cells[column] = character
          column += 1
        }
      }
    }

    var line: String {
      String(cells[..<column]) + "|" + String(cells[column...]).replacing(/\ +$/, with: "")
    }
  }

  private var terminal = Typewriter()

  @Test mutating func aTypedCharacterIsTheOnlyOutput() {
    terminal.show("se")
    terminal.show("set")
    #expect(terminal.written == "t")
    #expect(terminal.line == "> set|")
  }

  @Test mutating func aLineIsEditedByBackspacesAndSpaces() {
    terminal.show("set Nme", caret: 5)
    #expect(terminal.line == "> set N|me")
    terminal.show("set Name", caret: 6)
    #expect(terminal.line == "> set Na|me")
    terminal.show("set Name", caret: 8)
    terminal.show("set")
    #expect(terminal.line == "> set|")
    terminal.show("", caret: 0)
    #expect(terminal.line == "> |")
    #expect(!terminal.written.contains("\u{1B}"))
  }

  @Test mutating func aLongLineIsShownAroundTheCaret() {
    let text = "abcdefghijklmnopqrstuvwxyz"
    var longOutputs = 0
    for count in 1...26 {
      terminal.show(String(text.prefix(count)), width: 12)
      if terminal.written.count > 1 { longOutputs += 1 }
    }
    // The prompt, and the shown part each time that the row is full.
    #expect(longOutputs == 4)
    #expect(terminal.line.hasSuffix("xyz|"))
    #expect(terminal.line.count <= 12)
    for caret in stride(from: 26, through: 0, by: -1) {
      terminal.show(text, caret: caret, width: 12)
      let before = terminal.cells[..<terminal.column].last
      #expect(caret == 0 || before == Array(text)[caret - 1] || terminal.column == 0)
    }
    #expect(terminal.line.contains("|abc"))
  }

  @Test mutating func wideAndControlCharactersOccupyTheirCells() {
    let whole = terminal.row.show(prompt: "> ", text: "日\u{7}", caret: 0, width: 20)
    #expect(whole.hasSuffix("\u{8}\u{8}\u{8}"))
    #expect(terminal.row.show(prompt: "> ", text: "日", caret: 3, width: 20) == "日 \u{8}")
  }

  @Test mutating func aRowThatATerminalMayHaveWrappedIsShownAgainBelow() {
    terminal.show("abcdefgh", caret: 2, width: 20)
    terminal.show("abcdefgh", caret: 2, width: 11)
    #expect(terminal.written == "")
    let shown = terminal.row.show(prompt: "> ", text: "abcdefgh", caret: 2, width: 10)
    #expect(shown == "cdefgh\n> abcdefg\u{8}\u{8}\u{8}\u{8}\u{8}")
  }

  @Test mutating func aRowIsLeftAtItsEnd() {
    terminal.show("abc", caret: 1)
    #expect(terminal.row.leave() == "bc\n")
    #expect(terminal.row.isEmpty)
  }
}
