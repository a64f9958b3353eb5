import Platen
import PlatenTestSupport
import Testing

/// Tests of an hour of debouncing, throttling, timeouts and retries with increasing delays.
@Suite struct HourTests {
  private static let first = HourOfRequests.passed()

  @Test func anHourOfVirtualTimeHasEventsAtTwoHundredInstantsOrMore() {
    let hour = HourOfRequests.passed()
    #expect(hour.elapsed == .seconds(3_600))
    #expect(Set(hour.events.map(\.moment)).count >= 200)
    #expect(Set(hour.events.map(\.name)) == ["key", "settled", "request", "answer"])
    #expect(Set(hour.events.filter { $0.name == "answer" }.map(\.value)) == [0, 200])
    #expect(hour.pending == [])
  }

  @Test(arguments: Seeds.first(100))
  func anHourOfVirtualTimeIsReproducible(run: UInt64) {
    #expect(HourOfRequests.passed().events == Self.first.events)
  }
}

extension HourOfRequests {
  fileprivate static func passed() -> HourOfRequests {
    let hour = HourOfRequests()
    hour.run()
    return hour
  }
}
