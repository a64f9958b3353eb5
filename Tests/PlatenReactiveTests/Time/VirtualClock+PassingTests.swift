import PlatenReactive
import Testing

@testable import class PlatenReactive.VirtualClock

@Suite struct VirtualClockPassingTests {
  private let clock = VirtualClock()
  private let trace = Trace()

  @Test func aClosedClockDoesNothing() {
    clock.schedule(WorkLabel("a"), due: .zero, Action { [trace] in trace.add("a") })
    clock.close()
    clock.schedule(WorkLabel("b"), due: .zero, Action { [trace] in trace.add("b") })
    clock.advance(to: .seconds(1))
    #expect(trace.lines == [])
    #expect(clock.pending == [])
  }

  @Test func anActionCanCloseTheClock() {
    clock.schedule(WorkLabel("a"), due: .zero, Action { [clock] in clock.close() })
    clock.schedule(WorkLabel("b"), due: .zero, Action { [trace] in trace.add("b") })
    clock.advance(to: .seconds(1))
    #expect(trace.lines == [])
  }
}
