import PlatenNavigation
import PlatenTesting
import Testing

private struct Percent: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      configuration.minimumValueLabel
      Text("\(Int(configuration.value * 100))%")
      configuration.maximumValueLabel
    }
  }
}

@MainActor
@Suite struct GaugeStyleTests {
  @Test func aStyleDrawsAGauge() {
    let gauge = Gauge(value: 3, in: 0...4) {
      Text("Fuel")
    } currentValueLabel: {
      Text("3")
    } minimumValueLabel: {
      Text("E")
    } maximumValueLabel: {
      Text("F")
    }
    #expect(picture(30) { gauge.gaugeStyle(Percent()) } == "Fuel E 75% F")
    #expect(
      picture(40) { gauge.gaugeStyle(.accessoryCircular) } == picture(40) { gauge })
  }
}
