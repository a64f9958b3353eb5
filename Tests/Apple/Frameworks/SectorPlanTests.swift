import Foundation
import PlatenCharts
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct SectorPlanTests {
  @Test func sectorsAreRowsWithTheirShares() async {
    let screen = HStack {
      Text("Cups")
      Chart(Sale.two) {
        SectorMark(angle: .value("Cups", $0.cups), innerRadius: .ratio(0.6), angularInset: 1)
          .foregroundStyle(by: .value("Drink", $0.drink))
      }
    }
    await expectTranscript(of: screen, width: 40) {
      """
        Cups Tea     ██████████▏ 18 (56%)
             Coffee  ███████▉ 14 (44%)
      """
    }
  }
}
