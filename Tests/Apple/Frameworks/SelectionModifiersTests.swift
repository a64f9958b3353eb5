import PlatenCharts
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct SelectionModifiersTests {
  private struct Sales: View {
    var body: some View {
      Chart(Sale.two.prefix(1)) {
        BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups))
      }
      .chartXSelection(value: .constant(String?.none))
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 4)
    }
  }

  @Test func selectionAndScrollingHaveNoEffect() async {
    await expectTranscript(of: Sales(), width: 30) {
      """
        Mon  █████████████████▋ 12
      > log
        chartXSelection(value:) has no effect; Documentation/Reference/SwiftUI.md states the reason
        chartScrollableAxes(_:) has no effect; Documentation/Reference/SwiftUI.md states the reason
        chartXVisibleDomain(length:) has no effect; Documentation/Reference/SwiftUI.md states the reason
      """
    }
  }
}
