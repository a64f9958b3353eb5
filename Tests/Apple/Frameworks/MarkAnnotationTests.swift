import Foundation
import PlatenCharts
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct MarkAnnotationTests {
  @Test func theTextOfAnAnnotationReplacesTheValueOfABar() async {
    let chart = Chart(Sale.two.prefix(2)) { sale in
      BarMark(x: .value("Cups", sale.cups), y: .value("Drink", sale.drink))
        .foregroundStyle(by: .value("Drink", sale.drink))
        .annotation(position: .trailing) { Text("\(Int(sale.cups)) sold") }
    }
    await expectTranscript(of: chart, width: 40) {
      """
        Tea     ███████████████████▎ 12 sold
        Coffee  ████████ 5 sold
      """
    }
  }
}
