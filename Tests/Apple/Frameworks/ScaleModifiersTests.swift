import Foundation
import PlatenCharts
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct ScaleModifiersTests {
  @Test func theScaleSetsTheOrderAndTheLength() async {
    let chart = Chart(Sale.two) {
      BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups))
        .foregroundStyle(by: .value("Drink", $0.drink))
    }
    .chartXScale(domain: ["Tue", "Mon"]).chartYScale(domain: 0...100)
    await expectTranscript(of: chart, width: 40) {
      """
        Tue  ██▒▒ 6 + 9
        Mon  ███▒▒ 12 + 5
        █ Tea  ▒ Coffee
      """
    }
  }
}
