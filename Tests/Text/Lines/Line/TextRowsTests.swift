import PlatenTestSupport
import Testing

@testable import PlatenLines

@Suite struct TextRowsTests {
  private func rows(_ text: String, _ width: Int) -> [String] {
    TextRows(text, width: width).rows.map { String(text[$0.range]) }
  }

  @Test func rowsBreakAfterSpacesAndAtNewlines() {
    #expect(rows("a view\ndescribes", 7) == ["a view", "describ", "es"])
    #expect(rows("one two three", 8) == ["one two ", "three"])
    #expect(rows("", 8) == [""])
    #expect(rows("a\n\n", 8) == ["a", "", ""])
    #expect(rows("日本語", 4) == ["日本", "語"])
  }

  @Test func spacesAtTheEndOfARowMayExceedItsWidth() {
    #expect(rows("ab    cd", 3) == ["ab    ", "cd"])
  }

  @Test func aTabExtendsToTheNextMultipleOfEightCells() {
    let rows = TextRows("a\tb", width: 20)
    #expect(rows.column(of: rows.text.index(before: rows.text.endIndex), inRow: 0) == 8)
  }

  /// Seed 664 of the law below.
  @Test func aTabThatMovesToTheNextRowIsMeasuredThere() {
    #expect(rows("ab c\td", 8) == ["ab ", "c\t", "d"])
  }

  @Test func aCaretBetweenTwoRowsIsAtTheStartOfTheNextRow() {
    let rows = TextRows("one two three", width: 8)
    let three = rows.text.index(rows.text.startIndex, offsetBy: 8)
    #expect(rows.row(of: three) == 1)
    #expect(rows.index(atColumn: 40, ofRow: 0) < three)
    #expect(rows.index(atColumn: 40, ofRow: 1) == rows.text.endIndex)
  }

  @Test func theColumnOfAWideCharacterContainsBothOfItsCells() {
    let rows = TextRows("日本", width: 8)
    let second = rows.text.index(after: rows.text.startIndex)
    #expect([2, 3].map { rows.index(atColumn: $0, ofRow: 0) } == [second, second])
  }

  /// > Law: Rows lose no character.
  @Test(arguments: Seeds.first(300))
  func rowsLoseNoCharacter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [" ", "\n", "\t", "word", "a", "日", "e\u{301}", "👨‍👩‍👧"] + HardText.pieces
    let text = HardText.random(pieces, using: &random)
    let width = Int.random(in: 1...12, using: &random)
    let rows = TextRows(text, width: width)
    var rest = text[...]
    for (number, row) in rows.rows.enumerated() {
      #expect(row.range.lowerBound == rest.startIndex)
      rest = text[row.range.upperBound...]
      if row.endsLine, number < rows.rows.count - 1 {
        #expect(rest.popFirst()?.isNewline == true)
      }
      let end = text[row.range].lastIndex { $0 != " " } ?? row.range.lowerBound
      #expect(rows.column(of: end, inRow: number) <= width || end == row.range.lowerBound)
    }
    #expect(rest.isEmpty)
    for index in text.indices {
      let row = rows.row(of: index)
      let column = rows.column(of: index, inRow: row)
      if !text[index].isNewline, text[index].cells(at: column) > 0 {
        #expect(rows.index(atColumn: column, ofRow: row) == index)
      }
    }
  }
}
