import PlatenLines
import Testing

@testable import PlatenCharts

@Suite struct BarChartTests {
  private static func row(_ label: String, _ value: Double, _ text: String? = nil) -> BarRow {
    BarRow(
      label: label, segments: [BarSegment(range: min(value, 0)...max(value, 0))],
      values: [text ?? "\(value)"])
  }

  private func lines(
    _ rows: [BarRow], in domain: ClosedRange<Double> = 0...10, width: Int = 24,
    glyphs: Glyphs = .unicode
  ) -> [String] {
    BarChart(rows: rows, domain: domain).lines(width: width, glyphs: glyphs).map(\.text)
  }

  @Test func barsEndAtAnEighthOfACell() {
    let rows = [Self.row("Mon", 10), Self.row("Tue", 5.2), Self.row("Wed", 1)]
    #expect(
      lines(rows) == ["Mon  ██████████████ 10.0", "Tue  ███████▎ 5.2", "Wed  █▍ 1.0"])
  }

  @Test func onlyZeroHasNoBar() {
    #expect(lines([Self.row("a", 0), Self.row("b", 1e-9, "1")]) == ["a  0.0", "b  ▏ 1"])
  }

  @Test func barsToTheLeftOfZeroEndThere() {
    let rows = [Self.row("a", -5), Self.row("b", 10), Self.row("c", 0)]
    #expect(
      lines(rows, in: -5...10, width: 22)
        == ["a  █████ -5.0", "b       █████████ 10.0", "c        0.0"])
  }

  @Test func stackedSegmentsHaveTheFillsOfTheirSeries() {
    let row = BarRow(
      label: "Mon",
      segments: [BarSegment(range: 0...4), BarSegment(range: 4...10, fill: 1)],
      values: ["4", "6"])
    #expect(lines([row]) == ["Mon  █████▒▒▒▒▒▒▒▒ 4 + 6"])
    #expect(lines([row], glyphs: .ascii) == ["Mon  #####======== 4 + 6"])
  }

  @Test func theTotalReplacesValuesThatAreTooLong() {
    let row = BarRow(
      label: "Mon", segments: [BarSegment(range: 0...10)], values: ["4.125", "5.875"], total: "10")
    #expect(lines([row]) == ["Mon  ████████████████ 10"])
  }

  @Test func seriesBesideEachOtherHaveNames() {
    var (tea, coffee) = (Self.row("Mon", 10, "10"), Self.row("", 5, "5"))
    (tea.series, coffee.series) = ("Tea", "Coffee")
    #expect(lines([tea, coffee]) == ["Mon  Tea     ████████ 10", "     Coffee  ████ 5"])
  }

  @Test(arguments: [10, 3, 1])
  func narrowChartsFit(width: Int) {
    let long = Self.row("Wednesday", 123_456, "123,456")
    for line in BarChart(rows: [long], domain: 0...200_000).lines(width: width, glyphs: .unicode) {
      #expect(line.width <= max(width, 8))
    }
  }

  @Test func aRuleCrossesTheBars() {
    var chart = BarChart(rows: [Self.row("a", 10, ""), Self.row("b", 1, "")], domain: 0...10)
    chart.rules = [BarRule(value: 5)]
    chart.legend.entries = [.init(sign: .rule, name: "Median: 5")]
    #expect(
      chart.lines(width: 12, glyphs: .unicode).map(\.text)
        == ["a  ████│███", "b  ▊   │", "│ Median: 5"])
  }

  @Test func labelsCannotContainControlCharacters() {
    #expect(lines([Self.row("\u{1B}[2J\n", 10)])[0].unicodeScalars.allSatisfy { $0.value >= 32 })
  }
}
