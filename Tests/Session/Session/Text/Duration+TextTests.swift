import Testing

@testable import PlatenSession

/// Tests of parsing and formatting durations.
@Suite struct DurationTextTests {
  @Test(arguments: [
    ("800ms", Duration.milliseconds(800)), ("2s", .seconds(2)), ("1.5s", .milliseconds(1_500)),
    ("3m", .seconds(180)), ("0.5h", .seconds(1_800)), ("2", .seconds(2)), ("0", .zero),
  ])
  func aDurationIsParsedWithItsUnit(text: String, duration: Duration) {
    #expect(Duration(typed: text) == duration)
  }

  @Test(arguments: ["", "s", "-1s", "soon", "1d", "inf", "nan", "1e300s", "1 s", "٣s"])
  func invalidDurationsAreRejected(text: String) {
    #expect(Duration(typed: text) == nil)
  }

  @Test func aDurationIsFormattedInTenthsOfSeconds() {
    #expect(Duration.milliseconds(849).inSeconds == "0.8s")
    #expect(Duration.seconds(12).inSeconds == "12.0s")
  }
}
