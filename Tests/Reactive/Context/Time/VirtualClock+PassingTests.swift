import PlatenContext
import Testing

@testable import class PlatenTime.VirtualClock

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

  @MainActor @Test func endlessArrivalsDoNotHoldUpATimer() async {
    let clock = VirtualClock(isRealTime: true)
    let hasFired = Locked(false)
    var arrivals = 0
    clock.release()
    let timer = clock.schedule(WorkLabel("timer"), after: .milliseconds(10)) {
      hasFired.value = true
    }
    // While each arrival runs, the next one arrives.
    @Sendable func arrive() { clock.scheduleArrival(WorkLabel("byte"), Action(arrive)) }
    arrive()
    // Each step takes more than 10 ns of real time.
    while !hasFired.value, arrivals < 1_000_000, await clock.step(until: .distantFuture) {
      clock.runDue()
      arrivals += 1
    }
    #expect(hasFired.value)
    clock.close()
    withExtendedLifetime(timer) {}
  }

  /// A busy program sees a response that has arrived in time before its timeout.
  @Test @MainActor func anArrivalPrecedesATimeoutThatIsOverdueMeanwhile() async {
    let clock = VirtualClock(isRealTime: true)
    let trace = trace
    let timeout = clock.schedule(WorkLabel("timeout"), after: .milliseconds(1)) {
      trace.add("timeout")
    }
    clock.scheduleArrival(
      WorkLabel("head"),
      Action {
        trace.add("head")
        let overdue = ContinuousClock.now + .milliseconds(2)
        while ContinuousClock.now < overdue {}
        clock.scheduleArrival(WorkLabel("body"), Action { trace.add("body") })
      })
    clock.release()
    while trace.lines.count < 3, await clock.step(until: .distantFuture) { clock.runDue() }
    #expect(trace.lines == ["head", "body", "timeout"])
    clock.close()
    withExtendedLifetime(timeout) {}
  }

  @Test func anArrivalOfVirtualTimeIsDueAtTheNextInstant() {
    clock.advance(to: .seconds(1))
    clock.scheduleArrival(WorkLabel("byte"), Action { [trace] in trace.add("byte") })
    #expect(clock.pending.map(\.due) == [.seconds(1) + .nanoseconds(1)])
  }

  @Test func anActionCanCloseTheClock() {
    clock.schedule(WorkLabel("a"), due: .zero, Action { [clock] in clock.close() })
    clock.schedule(WorkLabel("b"), due: .zero, Action { [trace] in trace.add("b") })
    clock.advance(to: .seconds(1))
    #expect(trace.lines == [])
  }
}
