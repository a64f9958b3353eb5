import Foundation
import PlatenContext
import Testing

/// Tests of a scheduler whose time a test advances.
@Suite struct TestSchedulerTests {
  private let scheduler = DispatchQueue.test
  private let trace = Trace()

  private func note(_ name: String) -> () -> Void {
    { [scheduler, trace] in trace.add("\(name) at \(scheduler.clock.now.elapsed.text)") }
  }

  private func moment(_ seconds: Double) -> DispatchQueue.SchedulerTimeType {
    scheduler.now.advanced(by: .seconds(seconds))
  }

  @Test func nothingRunsBeforeTimeAdvances() {
    scheduler.schedule(note("a"))
    #expect(trace.lines == [])
    scheduler.advance()
    #expect(trace.lines == ["a at 0s"])
  }

  @Test func workRunsInOrderOfTime() {
    for seconds in [3, 1, 2.5] { scheduler.schedule(after: moment(seconds), note("\(seconds)")) }
    scheduler.advance(by: .seconds(2.5))
    #expect(trace.lines == ["1.0 at 1s", "2.5 at 2.5s"])
  }

  @Test func workDueAtTheSameInstantRunsInSchedulingOrder() {
    let due = moment(1)
    for name in ["a", "b", "c"] { scheduler.schedule(after: due, note(name)) }
    scheduler.advance(by: .seconds(1))
    #expect(trace.lines == ["a at 1s", "b at 1s", "c at 1s"])
  }

  @Test func workScheduledDuringAnAdvanceRunsAtItsTime() {
    scheduler.schedule(after: moment(1)) { [self] in
      scheduler.schedule(note("at once"))
      scheduler.schedule(after: moment(0.5), note("later"))
      scheduler.schedule(after: moment(5), note("too late"))
    }
    scheduler.schedule(after: moment(1), note("before"))
    scheduler.advance(by: .seconds(2))
    #expect(trace.lines == ["before at 1s", "at once at 1s", "later at 1.5s"])
    #expect(scheduler.pending.map(\.due) == [.seconds(6)])
  }

  @Test func workInThePastRunsImmediately() {
    scheduler.advance(by: .seconds(2))
    scheduler.schedule(after: moment(-1), note("a"))
    scheduler.advance()
    #expect(trace.lines == ["a at 2s"])
  }

  @Test func workRepeatsUntilItIsCanceled() {
    let repetition = scheduler.schedule(after: moment(1), interval: .seconds(2), note("tick"))
    scheduler.advance(by: .seconds(4))
    repetition.cancel()
    scheduler.advance(by: .seconds(10))
    #expect(trace.lines == ["tick at 1s", "tick at 3s"])
  }

  @Test func workThatCancelsItselfRunsOnce() {
    var repetition: (any Cancellable)?
    repetition = scheduler.schedule(after: moment(1), interval: .seconds(1)) { [self] in
      note("once")()
      repetition?.cancel()
    }
    scheduler.advance(by: .seconds(5))
    #expect(trace.lines == ["once at 1s"])
  }

  @Test(arguments: [0, -1])
  func aNonpositiveIntervalRepeatsNothing(interval: Int) {
    let repetition = scheduler.schedule(
      after: moment(0), interval: .seconds(interval), note("once"))
    scheduler.advance(by: .seconds(1))
    repetition.cancel()
    #expect(trace.lines == ["once at 0s"])
  }

  @Test func timeNeverDecreases() {
    scheduler.advance(by: .seconds(3))
    let now = scheduler.now
    scheduler.advance(by: .seconds(-1))
    scheduler.advance(to: moment(-2))
    #expect(scheduler.now == now)
  }

  @Test func timeCanAdvanceToAnInstant() {
    let due = moment(2)
    scheduler.schedule(after: due, note("a"))
    scheduler.advance(to: moment(1))
    #expect(trace.lines == [])
    scheduler.advance(to: due)
    #expect(trace.lines == ["a at 2s"])
    #expect(scheduler.now == due)
  }

  @Test func runRunsAllPendingWork() {
    let repetition = scheduler.schedule(after: moment(1), interval: .seconds(1), note("tick"))
    scheduler.schedule(after: moment(1.5)) { [self] in
      scheduler.schedule(after: moment(1), note("last"))
    }
    scheduler.run()
    #expect(trace.lines == ["tick at 1s", "tick at 2s", "last at 2.5s"])
    #expect(scheduler.pending == [])
    repetition.cancel()
  }

  @Test func anActionCanAdvanceTime() {
    scheduler.schedule(after: moment(1)) { [self] in
      scheduler.advance(by: .seconds(2))
      note("first")()
    }
    scheduler.schedule(after: moment(2), note("second"))
    scheduler.advance(by: .seconds(1))
    #expect(trace.lines == ["second at 2s", "first at 3s"])
    #expect(scheduler.clock.now.elapsed == .seconds(3))
  }

  @Test func releasingTheSchedulerReleasesItsWork() {
    weak var held: Token?
    do {
      let (scheduler, token) = (RunLoop.test, Token())
      held = token
      _ = scheduler.schedule(after: scheduler.now, interval: 1) { withExtendedLifetime(token) {} }
      scheduler.advance(by: 3)
      #expect(held != nil)
    }
    #expect(held == nil)
  }

  @Test func theLongestDelayNeverElapses() {
    for interval: DispatchQueue.SchedulerTimeType.Stride in [.seconds(.max), .nanoseconds(.max)] {
      scheduler.schedule(after: scheduler.now.advanced(by: interval), note("never"))
    }
    scheduler.schedule(after: .init(.distantFuture), note("never"))
    scheduler.advance(by: .seconds(1_000_000_000))
    #expect(trace.lines == [])
    scheduler.advance(by: .seconds(.max))
    #expect(trace.lines.count == 3)
    scheduler.advance(by: .seconds(.max))
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, .greatestFiniteMagnitude])
  func anInvalidDateNeverArrives(seconds: Double) {
    let scheduler = RunLoop.test
    let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: seconds))
    scheduler.schedule(after: date) { [trace] in trace.add("never") }
    scheduler.advance(by: .seconds(1e9))
    #expect(trace.lines == [])
    #expect(scheduler.pending.count == 1)
  }

  @Test func manyThreadsCanScheduleAndCancel() {
    let shared = Shared(scheduler)
    let count = Locked(0)
    onThreads(4) { _ in
      for number in 0..<200 {
        let due = shared.value.now.advanced(by: .milliseconds(number % 7))
        let timer = shared.value.schedule(after: due, interval: .seconds(1_000)) {
          count.withLock { $0 += 1 }
        }
        if number.isMultiple(of: 2) { timer.cancel() }
        shared.value.advance(by: .milliseconds(1))
      }
    }
    scheduler.advance(by: .seconds(1))
    #expect(count.value >= 400)
    #expect(count.value <= 800)
  }
}
