import Dispatch
import Foundation
import Testing

@testable import PlatenContext
@testable import PlatenTime

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

  @Test func delayedBlocksOfBackgroundWorkRunInTheOrderOfThatWork() {
    let clock = VirtualClock()
    let context = SessionContext(clock: clock)
    let lines = Locked<[String]>([])
    let work = ["a", "b"].map { BackgroundWork(WorkLabel($0), of: context, clock) }
    for (name, work) in [("b", work[1]), ("a", work[0])] {
      work.run {
        SessionQueue(DispatchQueue.main)?.async(WorkLabel(name), after: .seconds(1)) {
          lines.withLock { $0.append(name) }
        }
      }
    }
    clock.advance(to: .seconds(1))
    #expect(lines.value == ["a", "b"])
  }

  @Test func aBlockForTheMainQueueRunsAfterTheClockIsClosed() async {
    let clock = VirtualClock()
    let work = BackgroundWork(WorkLabel("a"), of: SessionContext(clock: clock), clock)
    await withCheckedContinuation { continuation in
      work.run {
        SessionQueue(DispatchQueue.main)?.async(WorkLabel("b")) { continuation.resume() }
      }
      clock.close()
    }
    #expect(clock.pending == [])
  }

  @Test func aCanceledOperationIsNotPending() {
    let clock = VirtualClock()
    let queue = OperationQueue()
    queue.isSuspended = true
    SessionContext(clock: clock).perform {
      SessionQueue(queue)?.async(WorkLabel("operation")) {}
    }
    #expect(clock.pending.map(\.name) == ["operation"])
    queue.cancelAllOperations()
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(clock.pending == [])
  }
}
