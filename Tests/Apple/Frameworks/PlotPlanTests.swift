import Foundation
import PlatenCharts
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct PlotPlanTests {
  @Test func seriesOfLinesHaveSymbolsAndALegend() async {
    let chart = Chart(0..<4, id: \.self) { index in
      LineMark(x: .value("Day", index), y: .value("Degrees", index * index))
        .foregroundStyle(by: .value("City", "Vienna"))
      LineMark(x: .value("Day", index), y: .value("Degrees", 6), series: .value("City", "Graz"))
    }
    .frame(height: 144)
    await expectTranscript(of: chart, width: 40) {
      """
        10 │                                  ⣀◉
         8 │                              ⣀⠤⠒⠉
         6 │▴⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒▴⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒▴⠒⠒⣒⠶⠒⠛⠒⠒⠒⠒⠒▴
         4 │                     ⢀⣀◉⠒⠉
         2 │              ⢀⣀⡠⠤⠒⠊⠉⠁
         0 │◉⣀⣀⠤⠤⠤⠤⠤⠤⠒⠒⠒◉⠉⠁
           └────────────────────────────────────
            0           1          2           3
        ◉ Vienna  ▴ Graz
      """
    }
    await expectTranscript(of: chart, isSpoken: true) {
      """
      Vienna, 0: 0
      Graz, 0: 6
      Vienna, 1: 1
      Graz, 1: 6
      Vienna, 2: 4
      Graz, 2: 6
      Vienna, 3: 9
      Graz, 3: 6
      """
    }
  }

  @Test func manyMarksAreSummarized() async {
    let chart = Chart(0..<60, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0 % 7))
    }
    await expectTranscript(of: chart, isSpoken: true) {
      """
      60 values, 0 to 6
      """
    }
  }

  @Test func aHeatMapHasARowForEachCategory() async {
    let chart = Chart(0..<6, id: \.self) { index in
      RectangleMark(
        x: .value("Hour", "\(9 + index % 3)"), y: .value("Day", index < 3 ? "Mon" : "Tue")
      )
      .foregroundStyle(by: .value("Visits", index))
    }
    await expectTranscript(of: chart, width: 20) {
      """
        Mon │▁▁▁▁ ▃▃▃▃ ▅▅▅▅
        Tue │▇▇▇▇ ████ ████
            └───────────────
               9   10   11
      """
    }
  }

  @Test func manyBarsAreColumns() async {
    let chart = Chart(0..<60, id: \.self) {
      BarMark(x: .value("Day", "\($0)"), y: .value("Cups", $0))
    }
    .frame(height: 80)
    await expectTranscript(of: chart, width: 40) {
      """
        40 │                         ▁▂▂▃▄▄▅▆▆▇█
        20 │             ▁▂▂▃▄▄▅▆▆▇█████████████
         0 │▁▁▂▂▃▄▄▅▆▆▇█████████████████████████
           └────────────────────────────────────
            0 3 6 9 15 20 25 30 35 40 45 51 56
      """
    }
  }

  @Test func barsAndPointsShareThePlot() async {
    let chart = Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Cups", 4)).opacity(0.5)
      PointMark(x: .value("Day", "Mon"), y: .value("Cups", 6))
      RuleMark(y: .value("Mean", 5)).annotation(position: .top) { Text("Mean") }
    }
    .frame(height: 112)
    await expectTranscript(of: chart, width: 24) {
      """
        6 │──────────◉──────────
        4 │▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃
          │████████████████████
        2 │████████████████████
        0 │████████████████████
          └─────────────────────
                    Mon
      """
    }
  }
}
