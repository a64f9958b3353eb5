import PlatenContext
import Testing

/// Tests of formatting durations for messages.
@Suite struct DurationTextTests {
  @Test(arguments: [
    (Duration.zero, "0s"), (.milliseconds(800), "0.8s"), (.seconds(17), "17s"),
    (.milliseconds(-1_250), "-1.25s"), (.nanoseconds(1), "0s"), (.nanoseconds(-1), "0s"),
    (.milliseconds(1_001), "1.001s"), (.seconds(Int64.max), "9223372036854775807s"),
    (.seconds(Int64.min), "-9223372036854775808s"),
  ])
  func aDurationIsFormattedInSeconds(duration: Duration, text: String) {
    #expect(duration.text == text)
  }

  @Test(arguments: [
    (Duration.seconds(1), Int64(1_000_000_000)), (.seconds(Int64.max), .max),
    (.seconds(Int64.min), .min), (.nanoseconds(Int64.max), .max), (.nanoseconds(-7), -7),
    (.nanoseconds(Int64.max) + .nanoseconds(1), .max),
  ])
  func nanosecondsSaturateAtTheirLimits(duration: Duration, nanoseconds: Int64) {
    #expect(duration.nanoseconds == nanoseconds)
  }
}
