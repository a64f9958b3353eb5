import Dispatch
import PlatenContext
import Testing

@testable import PlatenRemote

@Suite struct AnySchedulerOnceTests {
  private let scheduler = DispatchQueue.test
  private let runs = Locked(0)

  private func start(after delay: Duration) -> CancellableWork {
    scheduler.eraseToAnyScheduler().once(after: delay, as: "alarm") { [runs] in
      runs.withLock { $0 += 1 }
    }
  }

  @Test func scheduledWorkRunsOnceAtItsTime() {
    let work = start(after: .seconds(2))
    #expect(scheduler.pending.map(\.description) == ["alarm, due at 2s"])
    scheduler.advance(by: .seconds(1))
    #expect(runs.value == 0)
    scheduler.advance(by: .seconds(9))
    #expect(runs.value == 1)
    #expect(scheduler.pending == [])
    work.cancel()
  }

  @Test func canceledWorkNeverRuns() {
    let work = start(after: .seconds(2))
    work.cancel()
    #expect(scheduler.pending == [])
    scheduler.advance(by: .seconds(9))
    #expect(runs.value == 0)
  }
}
