import Platen
import Testing

@testable import PlatenTerminal

@Suite struct CellRowTests {
  private let terminal = TerminalCapabilities(width: 40, height: 5)

  private func row(_ line: Line) -> CellRow { CellRow(line, on: terminal) }

  @Test func trailingPlainSpacesAreOmitted() {
    #expect(row(Line("ab  ")).end == 2)
    #expect(row(Line("ab  ", style: Style(background: .red))).end == 4)
    #expect(CellRow.empty.end == 0)
  }

  @Test func onlyDifferentCellsAreWritten() {
    let old = row(Line("one two"))
    #expect(row(Line("one ten")).cellsWritten(over: old) == 2)
    #expect(old.cellsWritten(over: old) == 0)
  }

  @Test func aSpanCannotContainAStyleChange() {
    let styled = row(Line("ab") + Line("cd", style: Style(foreground: .red)))
    #expect(styled.stretch(0..<2, in: .plain)?.count == 2)
    #expect(styled.stretch(1..<3, in: .plain) == nil)
  }

  @Test func aSpanBeyondTheTextEndsWithBlanks() {
    let span = row(Line("ab")).stretch(1..<5, in: .plain)
    #expect(span?.cells == 1..<2)
    #expect(span?.blanks == 3)
    #expect(span?.count == 4)
  }

  @Test func aSpanDoesNotSplitAWideCharacter() {
    #expect(row(Line("日本")).stretch(0..<1, in: .plain) == nil)
    #expect(row(Line("日本")).stretch(0..<2, in: .plain)?.count == 3)
  }

  @Test func writingACellAppendsTheBytesOfItsCharacter() {
    let row = row(Line("é日👩‍👩‍👧"))
    var bytes: [UInt8] = []
    for cell in row.cells { row.append(cell, to: &bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == "é日👩‍👩‍👧")
  }
}
