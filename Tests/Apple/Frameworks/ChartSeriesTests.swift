import PlatenLines
import PlatenSwiftUI
import Testing

@testable import PlatenCharts

@MainActor
@Suite struct ChartSeriesTests {
  private func series(_ settings: ChartSettings = ChartSettings()) -> ChartSeries {
    var marks = _ChartMarks()
    for name in ["Tea", "Coffee", "Tea"] {
      LineMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Drink", name))
        ._addMarks(to: &marks)
    }
    return ChartSeries(of: marks.marks, settings)
  }

  @Test func seriesHaveTheirOrderTheirColorsAndTheirSymbols() {
    let series = series()
    #expect(series.names == ["Tea", "Coffee"])
    #expect(series.style(0) == Style(role: .accent))
    #expect(series.style(0) != series.style(1))
    #expect(series.symbol(1) == .triangle)
  }

  @Test func scalesOfTheAppSetColorsAndSymbols() {
    var settings = ChartSettings()
    settings.styles = ["Coffee": Color.brown.foreground]
    settings.palette = [Color.green.foreground]
    settings.symbols = ["Tea": .plus]
    #expect(series(settings).style(0) == Color.green.foreground)
    #expect(series(settings).style(1) == Color.brown.foreground)
    #expect(series(settings).symbol(0) == .plus)
  }
}
