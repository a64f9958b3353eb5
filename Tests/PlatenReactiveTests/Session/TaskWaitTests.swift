import Testing

@testable import PlatenReactive

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
}
