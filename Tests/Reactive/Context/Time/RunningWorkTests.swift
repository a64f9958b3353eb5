import Testing

@testable import PlatenContext
@testable import PlatenTime

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
    // On a busy machine, the task can start late.
    work.patience = 3_600
    work.begin()
    Task.detached { work.end() }
    #expect(await work.wait())
    #expect(work.isIdle)
  }

  @Test func aWaitThatTimesOutIsNotRepeatedUntilTheWorkEnds() async {
    let work = RunningWork()
    work.patience = 0
    work.begin()
    #expect(await !work.wait())
    work.patience = .infinity
    #expect(await !work.wait())
    work.end()
    #expect(await work.wait())
  }
}
