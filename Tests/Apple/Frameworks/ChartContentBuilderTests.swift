import Foundation
import PlatenCharts
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct ChartContentBuilderTests {
  @Test func conditionsAndGroupsAddMarks() async {
    let isMedianShown = true
    let chart = Chart {
      ForEach(Sale.two.prefix(1)) {
        BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups))
      }
      if isMedianShown { RuleMark(y: .value("Median", 6)) }
      if !isMedianShown { RuleMark(y: .value("Hidden", 6)) } else { Plot { Extra() } }
    }
    await expectTranscript(of: chart, width: 30) {
      """
        Mon  ████████│████████▋ 12
        Sun  █▌      │ 1
        │ Median: 6
      """
    }
  }

  private struct Extra: ChartContent {
    var body: some ChartContent {
      BarMark(x: .value("Day", "Sun"), y: .value("Cups", 1))
    }
  }
}
