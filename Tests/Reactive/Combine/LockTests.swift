import Testing

@testable import PlatenCombine

@Suite struct LockTests {
  @Test func aHeldLockCannotBeAcquiredAgain() {
    let lock = Lock()
    lock.lock()
    let isTakenTwice = lock.tryLock()
    lock.unlock()
    let isTakenAfterwards = lock.tryLock()
    lock.unlock()
    #expect(!isTakenTwice)
    #expect(isTakenAfterwards)
  }

  @Test func theLockIsReleasedAfterTheBody() {
    let lock = Lock()
    let isFreeInside = lock.withLock { lock.tryLock() }
    let isFreeAfterwards = lock.tryLock()
    #expect(!isFreeInside)
    #expect(isFreeAfterwards)
  }
}
