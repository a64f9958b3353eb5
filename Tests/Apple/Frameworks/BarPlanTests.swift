import Foundation
import PlatenCharts
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct BarPlanTests {
  private func bars(_ sales: [Sale] = Sale.two) -> some ChartContent {
    ForEach(sales) {
      BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups))
        .foregroundStyle(by: .value("Drink", $0.drink))
    }
  }

  @Test func seriesAreStacked() async {
    await expectTranscript(of: Chart { bars() }, width: 40) {
      """
        Mon  █████████████████▒▒▒▒▒▒▒ 12 + 5
        Tue  ████████▒▒▒▒▒▒▒▒▒▒▒▒▒ 6 + 9
        █ Tea  ▒ Coffee
      """
    }
  }

  @Test func seriesAreBesideEachOther() async {
    let chart = Chart(Sale.two) {
      BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups))
        .foregroundStyle(by: .value("Drink", $0.drink))
        .position(by: .value("Drink", $0.drink))
    }
    await expectTranscript(of: chart, width: 40) {
      """
        Mon  Tea     ███████████████████▎ 12
             Coffee  ████████ 5
        Tue  Tea     █████████▋ 6
             Coffee  ██████████████▍ 9
      """
    }
    await expectTranscript(of: chart, isSpoken: true) {
      """
      Tea, Mon: 12
      Coffee, Mon: 5
      Tea, Tue: 6
      Coffee, Tue: 9
      """
    }
  }

  @Test func datesAreInOrderAndJoinedByTheirUnit() async {
    let days = [40.0, 3, 1, 2]
    let chart = Chart(days, id: \.self) {
      BarMark(
        x: .value("Month", Date(timeIntervalSince1970: $0 * 86_400), unit: .month),
        y: .value("Cups", $0))
    }
    await expectTranscript(of: chart.environment(\.timeZone, .gmt), width: 40) {
      """
        Jan  ████▊ 6
        Feb  ████████████████████████████████ 40
      """
    }
  }

  @Test func intervalsBeginWhereTheyStart() async {
    let chart = Chart(1..<3, id: \.self) {
      BarMark(
        xStart: .value("Start", $0 * 2), xEnd: .value("End", $0 * 5),
        y: .value("Task", "Task \($0)"))
    }
    await expectTranscript(of: chart, width: 40) {
      """
        Task 1       ████████▌ 2–5
        Task 2             ████████████████ 4–10
      """
    }
  }

  @Test func hiddenAxesHideLabelsAndValues() async {
    await expectTranscript(of: Chart { bars() }.chartXAxis(.hidden).chartLegend(.hidden), width: 30)
    {
      """
        ██████████████▒▒▒▒▒▒ 12 + 5
        ███████▒▒▒▒▒▒▒▒▒▒ 6 + 9
      """
    }
    await expectTranscript(of: Chart { bars() }.chartYAxis(.hidden).chartLegend(.hidden), width: 30)
    {
      """
        Mon  ██████████████▒▒▒▒▒▒
        Tue  ███████▒▒▒▒▒▒▒▒▒▒▒
      """
    }
  }

  @Test func normalizedBarsHavePercentages() async {
    let chart = Chart(Sale.two) {
      BarMark(x: .value("Cups", $0.cups), stacking: .normalized)
        .foregroundStyle(by: .value("Drink", $0.drink))
    }
    await expectTranscript(of: chart, width: 40) {
      """
        ███████████▒▒▒▒▒██████▒▒▒▒▒▒▒▒ 56% + 44%
        █ Tea  ▒ Coffee
      """
    }
  }
}
