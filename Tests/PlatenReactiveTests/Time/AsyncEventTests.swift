import Testing

@testable import PlatenReactive

@Suite struct AsyncEventTests {
  @MainActor @Test func aRingBeforeTheWaitEndsIt() async {
    let event = AsyncEvent()
    event.ring()
    await event.wait(until: nil)
  }

  @MainActor @Test func aRingOfAnotherThreadEndsTheWait() async {
    let event = AsyncEvent()
    Task.detached { event.ring() }
    await event.wait(until: nil)
  }

  @MainActor @Test func aCancellationEndsTheWait() async {
    let event = AsyncEvent()
    let task = Task { await event.wait(until: nil) }
    task.cancel()
    await task.value
  }
}
