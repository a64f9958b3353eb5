import PlatenCharts
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct LegendModifiersTests {
  private var chart: some View {
    Chart(Sale.two) {
      BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups))
        .foregroundStyle(by: .value("Drink", $0.drink))
    }
  }

  @Test func theLegendCanBeAboveThePlot() async {
    await expectTranscript(of: chart.chartLegend(position: .top), width: 30) {
      """
        █ Tea  ▒ Coffee
        Mon  ███████████▒▒▒▒ 12 + 5
        Tue  █████▒▒▒▒▒▒▒▒▒ 6 + 9
      """
    }
  }

  @Test func viewsOverAndBehindThePlotAreBelowIt() async {
    let screen =
      chart
      .chartLegend { Text("Tea and coffee") }
      .chartBackground { proxy in
        GeometryReader { geometry in
          if let frame = proxy.plotFrame { Text("\(Int(geometry[frame].width)) points") }
        }
      }
      .chartOverlay { proxy in
        Text(proxy.value(atX: 0, as: String.self) ?? "nothing")
      }
    await expectTranscript(of: screen, width: 30) {
      """
        Mon  ███████████▒▒▒▒ 12 + 5
        Tue  █████▒▒▒▒▒▒▒▒▒ 6 + 9
        Tea and coffee
        240 points
        Mon
      """
    }
  }
}
