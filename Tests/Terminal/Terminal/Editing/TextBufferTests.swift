import PlatenTestSupport
import Testing

@testable import PlatenTerminal

@Suite struct TextBufferTests {
  /// Returns the text after the keys, with a vertical bar at the caret.
  private func text(_ start: String, width: Int = 40, after keys: [Key]) -> String {
    var buffer = TextBuffer(start)
    for key in keys { TextCommand(key).map { buffer.perform($0, width: width) } }
    return buffer.text[..<buffer.caret] + "|" + buffer.text[buffer.caret...]
  }

  private func text(_ start: String, width: Int = 40, _ keys: Key...) -> String {
    text(start, width: width, after: keys)
  }

  @Test func returnInsertsALineBreak() {
    #expect(text("", .typed("a"), .enter, .typed("b")) == "a\nb|")
  }

  @Test func verticalMotionKeepsTheColumn() {
    let text = "a long line\nab\nanother line"
    #expect(self.text(text, .up) == "a long line\nab|\nanother line")
    #expect(self.text(text, .up, .up) == "a long line|\nab\nanother line")
    #expect(self.text(text, .left, .left, .left, .up, .up) == "a long li|ne\nab\nanother line")
    #expect(self.text(text, .up, .up, .up) == "a long line|\nab\nanother line")
    #expect(self.text(text, .down) == text + "|")
  }

  @Test func verticalMotionMovesByDisplayedRows() {
    #expect(text("one two three", width: 8, .up) == "one t|wo three")
    #expect(text("one two three", width: 8, .up, .down) == "one two three|")
  }

  @Test func verticalMotionCountsTheCellsOfWideCharacters() {
    #expect(text("日本\nabcd", .left, .left, .up) == "日|本\nabcd")
    #expect(text("日本\nabcd", .left, .up) == "日|本\nabcd")
  }

  @Test func homeAndEndMoveWithinALine() {
    #expect(text("ab\ncd\nef", .up, .home) == "ab\n|cd\nef")
    #expect(text("ab\ncd\nef", .up, .home, .end) == "ab\ncd|\nef")
    #expect(text("ab\ncd", .control("a")) == "ab\n|cd")
    #expect(text("ab\ncd", .control("a"), .control("e")) == "ab\ncd|")
  }

  @Test func backspaceAtTheStartOfALineJoinsTwoLines() {
    #expect(text("ab\ncd", .home, .backspace) == "ab|cd")
    #expect(text("ab\ncd", .up, .control("d")) == "ab|cd")
    #expect(text("", .backspace) == "|")
  }

  @Test func aPasteInsertsAllItsLines() {
    #expect(text("xy", .left, .paste("a\r\nb\rc")) == "xa\nb\nc|y")
  }

  @Test func keysMoveAndDeleteByCharacter() {
    let family = "👨‍👩‍👧"
    #expect(text("e\u{301}\(family)日", .left, .left, .left) == "|e\u{301}\(family)日")
    #expect(text("a\(family)", .backspace) == "a|")
    #expect(text("a", .typed("\u{301}"), .backspace) == "|", "a typed mark joins the letter")
  }

  @Test func keysMoveAndDeleteByWord() {
    #expect(text("one two-three", .option("b")) == "one two-|three")
    #expect(text("one two-three", .option("b"), .option("b"), .option("b")) == "|one two-three")
    #expect(text("one two", .home, .option("f"), .option("f")) == "one two|")
    #expect(text("one two-three", .control("w")) == "one |")
    #expect(text("one two", .home, .option("d")) == "| two")
  }

  @Test func killedTextCanBeInserted() {
    #expect(text("ab\ncd", .up, .home, .control("k")) == "|\ncd")
    #expect(text("ab\ncd", .up, .home, .control("k"), .control("k"), .control("y")) == "ab\n|cd")
    #expect(text("one two", .control("w"), .control("w"), .control("y")) == "one two|")
    #expect(text("ab\ncd", .control("u"), .up, .control("y")) == "cd|ab\n")
  }

  @Test func undoRestoresTheTextBeforeEachChange() {
    let undo = Key.bytes([0x1F])
    let typing: [Key] = [.typed("a"), .typed("b"), .enter, .typed("c"), .paste("d\ne")]
    #expect(text("", after: typing + [undo]) == "ab\nc|")
    #expect(text("", after: typing + [undo, undo]) == "ab|")
    #expect(text("", after: typing + [undo, undo, undo, undo]) == "|")
    #expect(text("ab cd", .control("w"), undo) == "ab cd|")
  }

  @Test func textFromTheProgramIsASingleChange() {
    var buffer = TextBuffer("abc")
    buffer.perform(.move(.previous), width: 40)
    buffer.replace(with: "ABCDEF")
    #expect(buffer.charactersBeforeCaret == 2)
    buffer.replace(with: "X")
    #expect(buffer.charactersBeforeCaret == 1)
    buffer.replace(with: "completed")
    #expect(buffer.charactersBeforeCaret == 9)
    buffer.perform(.undo, width: 40)
    buffer.perform(.undo, width: 40)
    #expect(buffer.text == "ABCDEF")
    buffer.perform(.undo, width: 40)
    #expect(buffer.text == "abc")
  }
}

extension Key {
  static func typed(_ text: String) -> Key { .bytes(Array(text.utf8)) }
  static func control(_ letter: Character) -> Key { .bytes([letter.asciiValue! & 0x1F]) }
  static func option(_ letter: Character) -> Key { .typed("\u{1B}\(letter)") }
  static let up = Key.typed("\u{1B}[A")
  static let down = Key.typed("\u{1B}[B")
  static let left = Key.typed("\u{1B}[D")
  static let right = Key.typed("\u{1B}[C")
  static let home = Key.typed("\u{1B}[H")
  static let end = Key.typed("\u{1B}[F")
  static let backspace = Key.bytes([0x7F])
}
