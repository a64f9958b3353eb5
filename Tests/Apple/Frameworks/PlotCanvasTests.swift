import PlatenLines
import Testing

@testable import PlatenCharts

@Suite struct PlotCanvasTests {
  @Test func aLineConnectsTwoDots() {
    var canvas = PlotCanvas(width: 4, height: 2)
    canvas.line(from: DotPoint(x: 0, y: 7), to: DotPoint(x: 7, y: 0), .plain)
    #expect(canvas.lines(glyphs: .unicode).map(\.text) == ["  ⡠⠊", "⡠⠊"])
    #expect(canvas.lines(glyphs: .ascii).map(\.text) == ["  .'", ".'"])
  }

  @Test func dotsAndCharactersOutsideAreIgnored() {
    var canvas = PlotCanvas(width: 1, height: 1)
    for (x, y) in [(-1, 0), (0, -1), (2, 0), (0, 4)] {
      canvas.put("x", x * 2, y * 2, .plain)
      canvas.dot(x, y, .plain)
    }
    #expect(canvas.lines(glyphs: .unicode) == [.empty])
  }

  @Test func aTextDoesNotCoverAnything() {
    var canvas = PlotCanvas(width: 6, height: 1)
    canvas.put("◉", 5, 0, .plain)
    canvas.write("abcdef", centeredAt: 3, 0)
    canvas.write("ab", centeredAt: 0, 0)
    canvas.write("日", centeredAt: 3, 0)
    #expect(canvas.lines(glyphs: .unicode).map(\.text) == ["ab   ◉"])
  }

  @Test func aCharacterBehindFillsOnlyEmptyCells() {
    var canvas = PlotCanvas(width: 2, height: 1)
    canvas.put("█", 0, 0, .plain)
    for column in 0..<2 { canvas.putBehind("─", column, 0, .plain) }
    #expect(canvas.lines(glyphs: .unicode).map(\.text) == ["█─"])
  }
}
