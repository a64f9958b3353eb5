import Testing

@testable import PlatenReactive

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
}
