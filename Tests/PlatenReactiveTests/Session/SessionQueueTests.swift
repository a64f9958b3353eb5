import Dispatch
import Testing

@testable import PlatenReactive

@Suite struct SessionQueueTests {
  @Test func aDelayedBlockUsesTheSessionClock() {
    let clock = VirtualClock()
    let hasRun = Locked(false)
    SessionContext(clock: clock).perform {
      SessionQueue(DispatchQueue.main)?.async(WorkLabel("block"), after: .seconds(2)) {
        hasRun.value = true
      }
    }
    clock.advance(to: .seconds(1))
    #expect(!hasRun.value)
    clock.advance(to: .seconds(2))
    #expect(hasRun.value)
  }

  @Test func aBackgroundBlockRunsInTheContextOfItsSession() async {
    let clock = VirtualClock()
    let isInSession = await withCheckedContinuation { continuation in
      SessionContext(clock: clock).perform {
        SessionQueue(DispatchQueue.global())?.async(WorkLabel("block")) {
          continuation.resume(returning: VirtualClock.current === clock && clock.isOutside)
        }
      }
    }
    #expect(isInSession)
    await clock.idle()
    #expect(clock.pending == [])
  }
}
