import Foundation
import PlatenContext
import Testing

/// Tests of type-erased schedulers.
@Suite struct AnySchedulerTests {
  private let base = RunLoop.test
  private let trace = Trace()
  private var scheduler: AnySchedulerOf<RunLoop> { base.eraseToAnyScheduler() }

  @Test func aTypeErasedSchedulerForwardsToItsBaseScheduler() {
    scheduler.schedule { [trace] in trace.add("at once") }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { [trace] in trace.add("later") }
    let repetition = scheduler.schedule(after: scheduler.now, interval: 2) { [trace] in
      trace.add("again")
    }
    base.advance(by: 2)
    repetition.cancel()
    base.advance(by: 2)
    #expect(trace.lines == ["at once", "again", "later", "again"])
    #expect(scheduler.now == base.now)
    #expect(scheduler.minimumTolerance == base.minimumTolerance)
  }

  @Test func aTypeErasedSchedulerIsNotWrappedAgain() {
    let scheduler = ImmediateScheduler.shared.eraseToAnyScheduler()
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { [trace] in
      trace.add("a")
    }
    #expect(trace.lines == ["a"])
  }

  @Test func aConcurrentQueueDeliversValuesInOrder() async {
    let queue = AnyScheduler(DispatchQueue.global())
    var received: [Int] = []
    for await values in (0..<1_000).publisher.receive(on: queue).collect().values {
      received = values
    }
    #expect(received == Array(0..<1_000))
  }
}
