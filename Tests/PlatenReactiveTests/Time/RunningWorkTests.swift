import Testing

@testable import PlatenReactive

@Suite struct RunningWorkTests {
  @Test func runningWorkIsIdleWhenAllWorkHasEnded() async {
    let work = RunningWork()
    #expect(work.isIdle)
    work.begin()
    work.begin()
    work.end()
    #expect(!work.isIdle)
    work.end()
    #expect(work.isIdle)
    #expect(work.count == 2)
  }

  @Test func aWaitEndsWithTheWork() async {
    let work = RunningWork()
    work.begin()
    Task.detached { work.end() }
    await work.wait()
    #expect(work.isIdle)
  }
}
