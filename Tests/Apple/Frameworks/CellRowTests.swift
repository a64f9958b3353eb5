import PlatenLines
import Testing

@testable import PlatenCharts

@Suite struct CellRowTests {
  @Test func cellsWithTheSameStyleAreARun() {
    var row = CellRow(width: 5)
    row[0] = ("a", .bold)
    row[1] = ("b", .bold)
    row[3] = ("c", .plain)
    #expect(row.line == Line("ab", style: .bold) + " c")
  }

  @Test func anEmptyRowIsAnEmptyLine() {
    #expect(CellRow(width: 3).line.isEmpty)
    #expect(CellRow(width: -1).line.isEmpty)
  }
}
