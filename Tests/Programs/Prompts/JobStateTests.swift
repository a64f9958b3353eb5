import PlatenContext
import Testing

@testable import PlatenPrompts
@testable import PlatenQuestions

@MainActor
@Suite struct JobStateTests {
  @Test func eachChangeOfTheProgressIsShown() async {
    let job = JobState(
      Job("Copy") { progress in
        for step in 1...3 {
          progress.status = "\(step) of 3"
          progress.fraction = Double(step) / 3
          await MainQueue.hop()
        }
      })
    var shown: [String] = []
    let subscription = job.$status.sink { shown.append($0) }
    await job.run(clock: VirtualClock())
    withExtendedLifetime(subscription) {}
    #expect(shown == ["", "1 of 3", "2 of 3", "3 of 3"])
    #expect(job.fraction == 1)
  }

  @Test func theLogIsKeptWithTheError() async {
    let job = JobState(
      Job("Copy") { progress in
        progress.log("no space left")
        throw Invalid("the disk is full")
      })
    await job.run(clock: VirtualClock())
    #expect("\(job.error ?? CancellationError())" == "the disk is full")
    #expect(job.log == ["no space left"])
  }

  @Test func aJobThatSucceedsHasNoError() async {
    let job = JobState(Job("Copy") {})
    await job.run(clock: VirtualClock())
    #expect(job.error == nil)
    guard case .ended(.zero) = job.phase else {
      Issue.record("the job has not ended at the instant of its start")
      return
    }
  }
}
