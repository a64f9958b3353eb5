import PlatenLines
import PlatenSwiftUI
import Testing

@testable import PlatenCharts

@MainActor
@Suite struct ChartSymbolShapeTests {
  @Test func seriesHaveDifferentCharacters() {
    for isASCII in [false, true] {
      let characters = (0..<8).map { BasicChartSymbolShape.series($0).character(isASCII: isASCII) }
      #expect(Set(characters).count == 8)
      #expect(characters.allSatisfy { Line(String($0)).width == 1 })
    }
    #expect(BasicChartSymbolShape.series(8) != .circle)
    #expect(BasicChartSymbolShape.series(8).character(isASCII: false) == "◉")
  }
}
