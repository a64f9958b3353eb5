import Testing

@testable import PlatenContext
@testable import PlatenTime

@MainActor
@Suite struct SessionTasksTests {
  @Test func aTaskOutsideASessionIsNotPending() async {
    #expect(await SessionTasks.start(WorkLabel("task"), priority: nil) { 1 }.value == 1)
  }

  @Test func aThrowingTaskThrowsItsError() async {
    let clock = VirtualClock()
    let task = SessionContext(clock: clock).perform {
      SessionTasks.start(WorkLabel("task"), priority: nil) { () async throws -> Int in
        throw CancellationError()
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.pending == [])
  }

  @Test func aDetachedTaskInheritsTheSession() async {
    let clock = VirtualClock()
    let task = SessionContext(clock: clock).perform {
      SessionTasks.startDetached(WorkLabel("task"), priority: nil) {
        VirtualClock.current === clock && clock.pending.map(\.name) == ["task"]
      }
    }
    #expect(await task.value)
  }
}
