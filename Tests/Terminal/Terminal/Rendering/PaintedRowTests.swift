import Platen
import Testing

@testable import PlatenTerminal

@Suite struct PaintedRowTests {
  private func terminal(
    _ width: Int, _ reflow: TerminalCapabilities.Reflow = .text
  ) -> TerminalCapabilities {
    TerminalCapabilities(width: width, height: 5, reflow: reflow)
  }

  @Test func aWideLineContinuesInTheNextRow() {
    let rows = PaintedRow.rows(of: Line("abcdef"), on: terminal(4))
    #expect(rows.map(\.source.text) == ["abcd", "ef"])
    #expect(rows.map(\.goesOn) == [false, true])
  }

  @Test func textReflowsOnANarrowerTerminal() {
    let row = PaintedRow(Line("abcdef"), on: terminal(8))
    #expect(row.reflowed(on: terminal(4), cell: 5) == (2, 1))
    #expect(row.reflowed(on: terminal(4), cell: 3) == (2, 0))
    #expect(row.reflowed(on: terminal(6), cell: 5) == (1, 0))
  }

  @Test func aRowRemainsOneRowOnATerminalThatTruncates() {
    let row = PaintedRow(Line("abcdef"), on: terminal(8))
    #expect(row.reflowed(on: terminal(4, .none), cell: 5) == (1, 0))
  }

  @Test func erasedCellsReflowOnlyOnTerminalsThatPreserveThem() {
    var row = PaintedRow(Line("ab"), on: terminal(8))
    row.extent = 6
    #expect(row.reflowed(on: terminal(4, .cells), cell: 0).rows == 2)
    #expect(row.reflowed(on: terminal(4, .text), cell: 0).rows == 1)
  }

  @Test func theFirstRowsOfReflowedLinesCanEndInsideALine() {
    let rows = ["abcdef", "gh"].map { PaintedRow(Line($0), on: terminal(8)) }
    #expect(PaintedRow.first(1, of: rows, on: terminal(4)).map(\.source.text) == ["abcd"])
    #expect(PaintedRow.first(3, of: rows, on: terminal(4)).map(\.source.text) == ["abcdef", "gh"])
  }
}
