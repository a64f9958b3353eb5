import Foundation
import PlatenCharts
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct AxisMarksTests {
  private func line(_ values: [Double] = [0, 1_000, 2_000]) -> some ChartContent {
    ForEach(values, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
  }

  @Test func valuesAndLabelsOfTheAppReplaceThoseOfTheChart() async {
    let chart = Chart { line() }
      .chartXAxis {
        AxisMarks(values: [0.0, 2_000]) { value in
          AxisGridLine()
          AxisTick()
          if let number = value.as(Double.self) { AxisValueLabel("\(Int(number / 1_000)) K") }
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: .stride(by: 1_000.0)) { value in
          AxisValueLabel { Text(value.index == 0 ? "none" : "some") }
        }
      }
      .frame(height: 96)
    await expectTranscript(of: chart, width: 30) {
      """
        some │                  ⢀⣀⠤⠔⠒⠉
        some │             ⣀⡠⠤⠒⠊⠁
             │      ⣀⣀⠤⠔⠒⠊⠉
        none │⣀⠤⠤⠒⠊⠉
             └────────────────────────
              0 K                  2 K
      """
    }
  }

  @Test func theFormatAppliesToTheValuesOfBars() async {
    let chart = Chart(Sale.two.prefix(1)) {
      BarMark(x: .value("Day", $0.day), y: .value("Euros", $0.cups))
    }
    .chartYAxis {
      AxisMarks(format: FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2)))
    }
    .chartXAxis { AxisMarks { value in AxisValueLabel(value.as(String.self) ?? "", anchor: .top) } }
    .environment(\.locale, Locale(identifier: "de_AT"))
    await expectTranscript(of: chart, width: 30) {
      """
        Mon  ███████████████▎ 12,00
      """
    }
  }

  @Test func unitsOfTimeAreLabeled() async {
    let chart = Chart([0.0, 100], id: \.self) {
      LineMark(x: .value("Day", Date(timeIntervalSince1970: $0 * 86_400)), y: .value("y", $0))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { AxisValueLabel(format: .dateTime.month(.wide)) }
    }
    .chartYAxis(.hidden)
    .frame(height: 64)
    .environment(\.timeZone, .gmt)
    await expectTranscript(of: chart, width: 40) {
      """
                            ⣀⣀⣀⣀⣀⡠⠤⠤⠤⠤⠤⠔⠒⠒⠒⠒⠒⠉⠉⠉
        ⣀⣀⣀⠤⠤⠤⠤⠤⠔⠒⠒⠒⠒⠒⠊⠉⠉⠉⠉⠉
        ────────────────────────────────────────
        January February     March       April
      """
    }
  }
}
