import Foundation
import PlatenCharts
import PlatenSwiftUI
import PlatenTesting
import Testing

/// Cups that were sold on a day.
struct Sale: Identifiable {
  let id = UUID()
  var day: String
  var drink = "Tea"
  var cups: Double

  static let two = [
    Sale(day: "Mon", cups: 12), Sale(day: "Mon", drink: "Coffee", cups: 5),
    Sale(day: "Tue", cups: 6), Sale(day: "Tue", drink: "Coffee", cups: 9),
  ]
}

@MainActor
@Suite struct ChartTests {
  private struct Shop: View {
    @State private var cups = 6.0

    var body: some View {
      Chart([Sale(day: "Mon", cups: 12), Sale(day: "Tue", cups: cups)]) {
        BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups))
      }
      .frame(height: 200)
      Button("Sell") { cups += 1 }
    }
  }

  @Test func aNewValueChangesItsRow() async {
    await expectTranscript(of: Shop(), width: 30) {
      """
        Mon  █████████████████▋ 12
        Tue  ████████▊ 6
        ( Sell )
      > press Sell
      - Tue  ████████▊ 6
      + Tue  ██████████▎ 7
      """
    }
  }

  @Test func aNewValueIsSpoken() async {
    await expectTranscript(of: Shop(), isSpoken: true) {
      """
      Mon: 12
      Tue: 6
      button Sell
      > press Sell
      Tue: 7
      """
    }
  }

  @Test func anEmptyChartShowsNothing() async {
    let chart = Chart([Double](), id: \.self) {
      LineMark(x: .value("x", $0), y: .value("y", $0))
    }
    .frame(height: 64)
    await expectTranscript(of: chart, width: 20) {
      """
      """
    }
  }

  @Test func valuesThatAreNotFiniteAreOmitted() async {
    let chart = Chart([1, Double.nan, Double.infinity, 2, -Double.infinity], id: \.self) {
      BarMark(x: .value("x", "\($0)"), y: .value("y", $0))
    }
    await expectTranscript(of: chart, width: 20) {
      """
        1.0  ██████▌ 1
        2.0  █████████████ 2
      """
    }
  }
}
