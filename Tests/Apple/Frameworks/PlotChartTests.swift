import PlatenLines
import Testing

@testable import PlatenCharts

@Suite struct PlotChartTests {
  private static func chart(_ values: [Double]) -> PlotChart {
    let marks = values.enumerated().map { index, value in
      PlotMark(kind: .line, x: Double(index)...Double(index), y: value...value)
    }
    return PlotChart(
      marks: marks,
      x: PlotAxis(
        scale: LinearScale(domain: 0...4),
        ticks: [.init(value: 0, label: "Mon"), .init(value: 4, label: "Fri")]),
      y: PlotAxis(
        scale: LinearScale(domain: 0...10),
        ticks: [.init(value: 0, label: "0"), .init(value: 10, label: "10")]))
  }

  private func text(_ chart: PlotChart, width: Int = 16, height: Int? = 6) -> [String] {
    chart.lines(width: width, height: height, glyphs: .unicode).map(\.text)
  }

  @Test func aLineHasAxesWithLabels() {
    #expect(
      text(Self.chart([0, 5, 10, 5, 0])) == [
        "10 │     ⡰⠱⡀", "   │   ⢀⠎  ⠘⡄", "   │ ⢀⠔⠁    ⠈⠢⡀", " 0 │⡠⠊        ⠑⢄",
        "   └────────────", "    Mon      Fri",
      ])
  }

  @Test func aPlotIsTenLinesHighWithoutAFrame() {
    #expect(text(Self.chart([1, 2]), height: nil).count == 12)
  }

  @Test func aFrameWithoutSpaceForTheAxisContainsThePlot() {
    #expect(text(Self.chart([1, 2]), height: 2).count == 2)
    #expect(text(Self.chart([1, 2]), height: 1).count == 1)
  }

  @Test func hiddenAxesLeaveTheSpaceToThePlot() {
    var chart = Self.chart([10])
    chart.marks = [PlotMark(kind: .bar, x: 2...4, y: 0...10)]
    (chart.x.isHidden, chart.y.isHidden) = (true, true)
    #expect(text(chart, width: 4, height: 2) == ["  █", "  █"])
  }

  @Test(arguments: [1, 5, 10])
  func narrowPlotsFit(width: Int) {
    let lines = Self.chart([0, 5, 10]).lines(width: width, height: 5, glyphs: .unicode)
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.width <= width })
  }

  @Test func overlappingLabelsAreOmitted() {
    var chart = Self.chart([0, 1])
    chart.x.ticks = (0...4).map { .init(value: Double($0), label: "label \($0)") }
    #expect(text(chart, width: 24).last == "    label 0    label 3")
  }

  @Test func titlesAndALegendSurroundThePlot() {
    var chart = Self.chart([1, 2])
    chart.legend = ChartLegend(
      entries: [.init(sign: .symbol(.circle), name: "Vienna")], isFirst: true, title: "Degrees",
      caption: "Day")
    let lines = text(chart, height: 9)
    #expect([lines[0], lines[1], lines[8]] == ["Degrees", "◉ Vienna", "Day"])
  }
}
