import PlatenLines
import Testing

@testable import PlatenCharts

@Suite struct ChartLegendTests {
  private let legend = ChartLegend(
    entries: [
      .init(sign: .fill(1), name: "Tea"), .init(sign: .symbol(.triangle), name: "Coffee"),
      .init(sign: .rule, name: "Mean"),
    ], title: "Cups")

  @Test func entriesAreBelowThePlot() {
    #expect(
      legend.arranged(around: ["plot"], width: 30, glyphs: .unicode).map(\.text)
        == ["Cups", "plot", "▒ Tea  ▴ Coffee  │ Mean"])
  }

  @Test func entriesWrapInNarrowCharts() {
    #expect(legend.height(width: 10, glyphs: .unicode) == 4)
  }

  @Test func signsAreASCIICharacters() {
    #expect(
      legend.arranged(around: [], width: 30, glyphs: .ascii).map(\.text)
        == ["Cups", "= Tea  ^ Coffee  | Mean"])
  }
}
