import Testing

@testable import PlatenTerminal

@MainActor
@Suite final class EmacsLineEditorTests {
  private let editor = EmacsLineEditor()
  private var lines: [String?] = []
  private var shown: [[String]] = []

  init() {
    editor.start()
    editor.onLine = { [unowned self] line in
      lines.append(line)
      if let line { editor.addToHistory(line) }
    }
    editor.showCompletions = { [unowned self] in shown.append($0) }
  }

  private func type(_ text: String) {
    for scalar in text.unicodeScalars { editor.handle(.bytes(Array(String(scalar).utf8))) }
  }

  private func press(_ sequences: String...) {
    for sequence in sequences { editor.handle(.bytes(Array(sequence.utf8))) }
  }

  /// The line with a vertical bar at the caret.
  private var line: String {
    String(editor.text.prefix(editor.charactersBeforePoint)) + "|"
      + editor.text.dropFirst(editor.charactersBeforePoint)
  }

  @Test func linesAreReadInOrder() {
    type("one\rtwo\nth")
    #expect(lines == ["one", "two"])
    #expect(line == "th|")
    #expect(editor.point == 2)
  }

  @Test func ctrlDEndsOnlyAnEmptyLine() {
    type("\u{4}")
    #expect(lines == [nil])
    type("ab\u{1}\u{4}")
    #expect(line == "|b")
    #expect(lines == [nil])
  }

  @Test(arguments: ["[5~", "[6~", "[15~", "[2~", "[1;3P", "OX", "[B", "OB"])
  func keysWithoutABindingInsertNothing(sequence: String) {
    press("\u{1B}" + sequence)
    type("a")
    #expect(line == "a|")
  }

  @Test(arguments: ["", "a"])
  func aLoneEscapeDoesNotCombineWithTheNextKey(before: String) {
    type(before)
    editor.handle(.escape)
    #expect(!editor.isAsking)
    type("b")
    #expect(line == before + "b|")
  }

  @Test func wordsAreMovedOverDeletedAndExchanged() {
    type("one two")
    press("\u{1B}b")
    #expect(line == "one |two")
    press("\u{1B}\u{7F}")
    #expect(line == "|two")
    press("\u{19}")
    #expect(line == "one |two")
    press("\u{1B}t")
    #expect(line == "two one|")
    press("\u{14}")
    #expect(line == "two oen|")
  }

  @Test func theCaseOfAWordChanges() {
    type("one two three")
    press("\u{1}", "\u{1B}u", "\u{1B}c")
    #expect(line == "ONE Two| three")
    press("\u{1}", "\u{1B}l")
    #expect(line == "one| Two three")
  }

  @Test func altYReplacesTheYankedTextWithTheKilledTextBeforeIt() {
    type("one\u{15}two\u{15}")
    press("\u{19}")
    #expect(line == "two|")
    press("\u{1B}y")
    #expect(line == "one|")
    press("\u{1B}y")
    #expect(line == "two|")
    type("!")
    press("\u{1B}y")
    #expect(line == "two!|", "only directly after a yank")
  }

  @Test func allChangesOfALineAreReverted() {
    editor.edit("Ada")
    type(" Lovelace\u{17}x")
    press("\u{1B}r")
    #expect(line == "Ada|")
  }

  @Test func aKeyAfterCtrlVIsInsertedLiterally() {
    type("\u{16}")
    #expect(editor.isAsking)
    type("\t")
    #expect(editor.text == "\t")
    #expect(!editor.isAsking)
  }

  @Test func aPasteIsASingleChange() {
    editor.handle(.paste("help quit"))
    type("\u{1F}")
    #expect(line == "|")
  }

  // MARK: - History

  @Test func arrowsMoveThroughEnteredLinesAndKeepTheNewOne() {
    type("one\rtwo\rnew")
    press("\u{1B}[A")
    #expect(line == "two|")
    press("\u{10}", "\u{10}")
    #expect(line == "one|")
    press("\u{1B}>")
    #expect(line == "new|")
    press("\u{1B}<")
    #expect(line == "one|")
    press("\u{1B}[B", "\u{E}", "\u{E}")
    #expect(line == "new|")
  }

  @Test func aChangedLineOfTheHistoryIsKeptUntilALineIsEntered() {
    type("one\rtwo\r")
    press("\u{10}")
    type("!")
    press("\u{10}", "\u{E}")
    #expect(line == "two!|")
    type("\u{1F}")
    #expect(line == "two|", "its changes can still be undone")
    type("?")
    press("\u{10}")
    type("\r")
    press("\u{10}", "\u{10}")
    #expect(line == "two|", "the change is gone")
  }

  @Test func eachFieldHasItsOwnHistory() {
    type("one\r")
    editor.edit("", of: "Name")
    press("\u{10}")
    #expect(line == "|")
    type("Ada\r")
    editor.edit("", of: nil)
    press("\u{10}")
    #expect(line == "one|")
  }

  // MARK: - Search

  @Test func aSearchFindsEarlierAndLaterLines() {
    type("open one\ropen two\rhelp\r\u{12}op")
    #expect(editor.question == "(reverse-i-search)`op': ")
    #expect(line == "|open two")
    type("\u{12}")
    #expect(line == "|open one")
    type("\u{13}")
    #expect(editor.question == "(i-search)`op': ")
    #expect(line == "|open two")
    type("\r")
    #expect(lines.last == "open two")
    #expect(!editor.isAsking)
  }

  @Test func aSearchWithoutAMatchKeepsTheLastOne() {
    type("open one\r\u{12}opx")
    #expect(editor.question == "(failed reverse-i-search)`opx': ")
    #expect(line == "|open one")
    type("\u{7F}")
    #expect(editor.question == "(reverse-i-search)`op': ")
  }

  @Test func ctrlGRestoresTheLine() {
    type("open one\rnew\u{12}op\u{7}")
    #expect(line == "new|")
    #expect(editor.question == nil)
  }

  @Test func otherKeysEndASearchAndAct() {
    type("open one\r\u{12}one")
    #expect(line == "open |one")
    press("\u{1B}b")
    #expect(line == "|open one")
    type("\u{12}\u{12}")
    #expect(editor.question == "(reverse-i-search)`one': ", "the last text is searched again")
    editor.handle(.escape)
    #expect(line == "open |one")
  }

  @Test func aPasteIsPlainTextInASearch() {
    type("\u{12}")
    editor.handle(.paste("a\u{F}b\u{7}c"))
    #expect(editor.question == "(failed reverse-i-search)`abc': ")
    #expect(lines.isEmpty)
  }

  // MARK: - Completion

  @Test func aSingleWordIsCompletedWithASpace() {
    editor.completions = { _, word in [#"Say "hi""#, "Save"].filter { $0.hasPrefix(word) } }
    type("press Say\t")
    #expect(editor.text == #"press "Say \"hi\"" "#)
    editor.restart()
    type(#"press "Say \"h"# + "\t")
    #expect(editor.text == #"press "Say \"hi\"" "#)
    type("\u{1F}")
    #expect(editor.text == #"press "Say \"h"#, "the completion is one change")
  }

  @Test func severalWordsAreCompletedAsFarAsTheyAgreeAndThenShown() {
    editor.completions = { before, word in
      before == "press " ? ["Save", "Say hi"].filter { $0.hasPrefix(word) } : []
    }
    type("press S\t")
    #expect(line == "press Sa|")
    #expect(shown.isEmpty)
    type("\t")
    #expect(shown == [["Save", "Say hi"]])
    #expect(line == "press Sa|")
    type("x\t")
    #expect(line == "press Sax|")
  }
}
