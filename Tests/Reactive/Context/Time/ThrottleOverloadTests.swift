import Foundation
import PlatenContext
import Testing

/// Tests that `throttle` keeps a value sent on subscription, with any kind of scheduler.
@Suite struct ThrottleOverloadTests {
  private func values<T, O>(
    on scheduler: TestScheduler<T, O>, of throttled: some Publisher<Int, Never>
  ) -> [Int] {
    var values: [Int] = []
    let cancellable = throttled.sink { values.append($0) }
    scheduler.advance()
    cancellable.cancel()
    return values
  }

  @Test func throttleOnATestSchedulerSendsTheFirstValue() {
    let (queue, runLoop) = (DispatchQueue.test, RunLoop.test)
    #expect(
      values(on: queue, of: Just(1).throttle(for: 1, scheduler: queue, latest: true)) == [1])
    #expect(
      values(on: runLoop, of: Just(1).throttle(for: 1, scheduler: runLoop, latest: true)) == [1])
  }

  @Test func throttleOnAnErasedSchedulerSendsTheFirstValue() {
    let (queue, runLoop) = (DispatchQueue.test, RunLoop.test)
    let erased = (queue.eraseToAnyScheduler(), runLoop.eraseToAnyScheduler())
    #expect(
      values(on: queue, of: Just(1).throttle(for: 1, scheduler: erased.0, latest: true)) == [1])
    #expect(
      values(on: runLoop, of: Just(1).throttle(for: 1, scheduler: erased.1, latest: true)) == [1])
  }
}
