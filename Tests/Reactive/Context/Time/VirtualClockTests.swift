import PlatenContext
import Testing

@testable import class PlatenTime.VirtualClock

@Suite struct VirtualClockTests {
  private let clock = VirtualClock()

  @Test func instantsAreMeasuredFromTheStart() {
    let start = clock.now
    let later = start.advanced(by: .seconds(2))
    #expect(start.duration(to: later) == .seconds(2))
    #expect(later.duration(to: start) == .seconds(-2))
    #expect(start < later)
    #expect(later.advanced(by: .seconds(-2)) == start)
    #expect(clock.minimumResolution == .nanoseconds(1))
  }
}
