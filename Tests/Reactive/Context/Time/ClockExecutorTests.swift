import Dispatch
import Testing

@testable import PlatenContext
@testable import PlatenTime

@MainActor
@Suite struct ClockExecutorTests {
  @Test(arguments: [true, false])
  func jobsOutsideActorsRunOnTheMainQueueOnlyInVirtualTime(isRealTime: Bool) async {
    let clock = VirtualClock(isRealTime: isRealTime)
    let task = SessionContext(clock: clock).perform {
      SessionTasks.startDetached(WorkLabel("task"), priority: nil) {
        (isOnQueue: MainQueue.isThread, isCurrent: MainQueue.isCurrent)
      }
    }
    let place = await task.value
    #expect(place.isOnQueue == !isRealTime)
    #expect(!place.isCurrent)
  }

  @Test func tasksOfBackgroundWorkStartInTheOrderOfThatWork() async {
    let clock = VirtualClock()
    let context = SessionContext(clock: clock)
    let names = Locked<[String]>([])
    let work = ["a", "b"].map { BackgroundWork(WorkLabel($0), of: context, clock) }
    for (name, work) in [("b", work[1]), ("a", work[0])] {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          work.run {
            _ = SessionTasks.startDetached(WorkLabel("task"), priority: nil) {
              names.withLock { $0.append(name) }
            }
          }
          continuation.resume()
        }
      }
    }
    #expect(names.value == [])
    clock.advance(to: .nanoseconds(1))
    while !clock.pending.isEmpty { await MainQueue.hop() }
    #expect(names.value == ["a", "b"])
  }
}
