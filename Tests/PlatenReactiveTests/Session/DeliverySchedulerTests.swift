import PlatenReactive
import Testing

@testable import class PlatenReactive.VirtualClock

@Suite struct DeliverySchedulerTests {
  @Test func valuesArriveAtTheNextInstantOfTheSession() {
    let (clock, trace) = (VirtualClock(), Trace())
    let subscription = SessionContext(clock: clock).perform {
      Just(1).arriving(WorkLabel("answer")).sink(into: trace)
    }
    #expect(Set(clock.pending.map(\.name)) == ["answer"])
    #expect(trace.lines == [])
    clock.advance(to: .nanoseconds(1))
    #expect(trace.lines == ["1", "finished"])
    subscription.cancel()
  }

  @Test func valuesArriveImmediatelyOutsideASession() {
    let trace = Trace()
    _ = Just(1).arriving(WorkLabel("answer")).sink(into: trace)
    #expect(trace.lines == ["1", "finished"])
  }
}
