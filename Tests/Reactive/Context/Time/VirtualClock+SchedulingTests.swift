import PlatenContext
import Testing

@testable import class PlatenTime.VirtualClock

@Suite struct VirtualClockSchedulingTests {
  private let clock = VirtualClock()
  private let trace = Trace()

  @Test func objectsOfCanceledWorkCanCancelMoreWork() {
    let other = clock.schedule(WorkLabel("other"), due: .zero, Action {})
    var token: Token? = Token { [clock] in other.map(clock.cancel) }
    let work = clock.schedule(
      WorkLabel("work"), due: .zero, Action { [token] in withExtendedLifetime(token) {} })
    token = nil
    work.map(clock.cancel)
    #expect(clock.pending == [])
  }

  @Test func anArrivalBeginsANewInstant() {
    clock.scheduleArrival(WorkLabel("answer"), Action { [trace] in trace.add("answer") })
    #expect(!clock.runDue())
    clock.advance(to: .nanoseconds(1))
    #expect(trace.lines == ["answer"])
  }
}
