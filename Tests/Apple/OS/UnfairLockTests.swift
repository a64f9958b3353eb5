import Foundation
import PlatenOS
import Testing

@Suite struct UnfairLockTests {
  private final class Counter: @unchecked Sendable {
    // The count is only accessed while the lock is held.
    private var lock = os_unfair_lock()
    private var count = 0

    func add() {
      os_unfair_lock_lock(&lock)
      defer { os_unfair_lock_unlock(&lock) }
      count += 1
    }

    var value: Int {
      os_unfair_lock_lock(&lock)
      defer { os_unfair_lock_unlock(&lock) }
      return count
    }
  }

  /// Runs a closure on eight threads, 1,000 times on each.
  private func onThreads(_ body: @Sendable () -> Void) {
    DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<1_000 { body() } }
  }

  @Test func aLockExcludesOtherThreads() {
    let counter = Counter()
    onThreads { counter.add() }
    #expect(counter.value == 8_000)
  }

  @Test func aLockedLockIsNotAvailable() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock_s())
    defer { lock.deallocate() }
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_assert_owner(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    os_unfair_lock_assert_not_owner(lock)
  }

  @Test func unlockingALockThatIsNotHeldEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { unlockAFreeLock() }
  }
}

/// Asynchronous code cannot call the functions of a lock.
private func unlockAFreeLock() {
  var lock = os_unfair_lock()
  os_unfair_lock_unlock(&lock)
}
