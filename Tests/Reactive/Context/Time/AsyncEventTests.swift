import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite @MainActor struct AsyncEventTests {
  private let event = AsyncEvent()

  /// Returns whether a wait has ended after an action and the main-queue work that it causes.
  private func endsWait(_ action: (Task<Void, Never>) -> Void) async -> Bool {
    let hasEnded = Locked(false)
    let task = Task { [event] in
      await event.wait(until: nil)
      hasEnded.value = true
    }
    await Task.yield()
    action(task)
    for _ in 0..<100 where !hasEnded.value { await Task.yield() }
    defer { event.ring() }
    return hasEnded.value
  }

  @Test func aWaitLastsUntilASignal() async {
    let hasEnded = await endsWait { _ in }
    #expect(!hasEnded)
  }

  @Test func aSignalBeforeTheWaitEndsIt() async {
    event.ring()
    let hasEnded = await endsWait { _ in }
    #expect(hasEnded)
  }

  @Test func aSignalFromAnotherThreadEndsTheWait() async {
    let hasEnded = await endsWait { [event] _ in onThreads(1) { _ in event.ring() } }
    #expect(hasEnded)
  }

  @Test func aCancellationEndsTheWait() async {
    let hasEnded = await endsWait { $0.cancel() }
    #expect(hasEnded)
  }
}
