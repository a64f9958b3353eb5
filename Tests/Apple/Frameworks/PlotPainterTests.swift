import PlatenLines
import Testing

@testable import PlatenCharts

@Suite struct PlotPainterTests {
  private func drawn(
    _ marks: [PlotMark], width: Int = 8, height: Int = 2, glyphs: Glyphs = .unicode
  ) -> [String] {
    var painter = PlotPainter(
      x: LinearScale(domain: 0...4), y: LinearScale(domain: 0...4), width: width,
      height: height, glyphs: glyphs)
    painter.draw(marks)
    return painter.canvas.lines(glyphs: glyphs).map(\.text)
  }

  private static func mark(
    _ kind: ChartMark.Kind, _ x: ClosedRange<Double>, _ y: ClosedRange<Double>, series: Int = 0
  ) -> PlotMark {
    PlotMark(kind: kind, x: x, y: y, series: series, symbol: .series(series))
  }

  @Test func columnsHaveGapsAndEndAtAnEighth() {
    let bars = [0.0, 1, 2, 3].map { Self.mark(.bar, $0...$0 + 1, 0...$0 + 1) }
    #expect(drawn(bars) == ["    ▄ █", "▄ █ █ █"])
    #expect(drawn(bars, glyphs: .ascii) == ["    # #", "# # # #"])
  }

  @Test func barsBesideEachOtherShareTheColumns() {
    var bars = [0, 1].map { Self.mark(.bar, 0...4, 0...(2 + 2 * Double($0)), series: $0) }
    for index in bars.indices { (bars[index].slot, bars[index].slots) = (index, 2) }
    #expect(drawn(bars, width: 5) == ["  ▒▒", "██▒▒"])
  }

  @Test func seriesOfPointsHaveSymbols() {
    let points = [
      Self.mark(.point, 0...0, 0...0), Self.mark(.point, 4...4, 4...4, series: 1),
    ]
    #expect(drawn(points) == ["       ▴", "◉"])
  }

  @Test func manyPointsAreDots() {
    let points = stride(from: 0.0, through: 4, by: 0.5).map { Self.mark(.point, $0...$0, 2...2) }
    #expect(drawn(points).joined().contains("◉") == false)
  }

  @Test func areasOfSeriesHaveDifferentPatterns() {
    let areas = (0..<2).flatMap { series in
      [0.0, 4].map { Self.mark(.area, $0...$0, 0...4, series: series) }
    }
    #expect(drawn([areas[0], areas[1]]) == ["⣿⣿⣿⣿⣿⣿⣿⣿", "⣿⣿⣿⣿⣿⣿⣿⣿"])
    #expect(drawn([areas[2], areas[3]]) == ["⢝⢝⢝⢝⢝⢝⢝⢝", "⢕⢕⢕⢕⢕⢕⢕⢕"])
  }

  @Test func rulesAreBehindOtherMarks() {
    let marks = [
      Self.mark(.point, 2...2, 4...4), Self.mark(.rule, 0...4, 4...4),
      Self.mark(.rule, 0...0, 0...4),
    ]
    #expect(drawn(marks) == ["────◉───", "│"])
  }

  @Test func levelsSelectTheCharactersOfAHeatMap() {
    var cells = [0.0, 2].map { Self.mark(.rectangle, $0...$0 + 2, 0...4) }
    (cells[0].level, cells[1].level) = (0, 1)
    #expect(drawn(cells) == ["▁▁▁ ███", "▁▁▁ ███"])
  }

  @Test func captionsAreAboveMarks() {
    var point = Self.mark(.point, 2...2, 0...0)
    point.caption = "max"
    #expect(drawn([point]) == ["   max", "    ◉"])
  }

  @Test func aHundredThousandPointsAreDrawn() {
    let marks = (0..<100_000).map { index in
      let x = Double(index) / 25_000
      return PlotMark(kind: .line, x: x...x, y: Double(index % 5)...Double(index % 5))
    }
    #expect(drawn(marks).allSatisfy { $0.count == 8 })
  }
}
