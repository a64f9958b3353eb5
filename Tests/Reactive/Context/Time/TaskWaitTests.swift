import Testing

@testable import PlatenContext
@testable import PlatenTime

@MainActor
@Suite struct TaskWaitTests {
  @Test func aTaskThatAwaitsAResultIsNotPending() async {
    let clock = VirtualClock()
    let task = SessionContext(clock: clock).perform {
      SessionTasks.start(WorkLabel("task"), priority: nil) {
        let wait = TaskWait(for: .result)
        #expect(clock.pending == [])
        wait.end()
        #expect(clock.pending.map(\.name) == ["task"])
      }
    }
    await task.value
  }

  @Test func aTaskThatAwaitsATaskOfItsSessionIsNotPending() async {
    let clock = VirtualClock()
    let context = SessionContext(clock: clock)
    let (values, end) = AsyncStream.makeStream(of: Never.self)
    let task = context.perform {
      SessionTasks.start(WorkLabel("task"), priority: nil) {
        for await _ in values {}
      }
    }
    let waiting = context.perform {
      SessionTasks.start(WorkLabel("waiting"), priority: nil) {
        let wait = TaskWait(forResultOf: task)
        #expect(clock.pending.map(\.name) == ["task"])
        wait.end()
      }
    }
    await waiting.value
    end.finish()
  }

  @Test func aTaskThatAwaitsAForeignTaskIsPending() async {
    let clock = VirtualClock()
    let foreign = Task {}
    let waiting = SessionContext(clock: clock).perform {
      SessionTasks.start(WorkLabel("waiting"), priority: nil) {
        let wait = TaskWait(forResultOf: foreign)
        #expect(clock.pending.map(\.name) == ["waiting"])
        wait.end()
      }
    }
    await waiting.value
  }
}
