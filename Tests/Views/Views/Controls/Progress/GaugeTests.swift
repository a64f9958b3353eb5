import PlatenNavigation
import Testing

@MainActor
@Suite struct GaugeTests {
  @Test func aGaugeShowsABarAndItsValue() {
    #expect(picture(40) { Gauge(value: 0.7) { Text("Battery") } } == "Battery [#######---] 70%")
    #expect(
      picture(40) {
        Gauge(value: 20, in: 0...40) {
          Text("Speed")
        } currentValueLabel: {
          Text("20 km/h")
        }
      } == "Speed [#####-----] 20 km/h")
  }

  @Test func minimumAndMaximumLabelsFollowTheValueLabelOfAGauge() {
    let gauge = Gauge(value: 2, in: 1...3) {
      Text("Level")
    } currentValueLabel: {
      Text("2")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
    #expect(picture(40) { gauge } == "Level [#####-----] 2 (low…high)")
  }

  @Test func aGaugeValueOutsideTheRangeIsClamped() {
    #expect(picture(40) { Gauge(value: 9, in: 0...1) { Text("x") } } == "x [##########] 100%")
    #expect(picture(40) { Gauge(value: 0, in: 1...1) { Text("x") } } == "x [----------] 0%")
  }
}
