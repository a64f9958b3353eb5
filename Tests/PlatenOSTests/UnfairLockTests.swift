import Foundation
import PlatenOS
import Testing

#if os(Linux)
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

    @Test func aStateIsChangedByOneThreadAtATime() {
      let lock = OSAllocatedUnfairLock(initialState: 0)
      onThreads { lock.withLock { $0 += 1 } }
      #expect(lock.withLock { $0 } == 8_000)
    }

    @Test func aLockThatIsHeldIsNotAvailable() {
      let lock = OSAllocatedUnfairLock(uncheckedState: NSMutableString("a"))
      lock.withLockUnchecked { text in
        text.append("b")
        lock.precondition(.owner)
        #expect(lock.withLockIfAvailableUnchecked { $0.length } == nil)
      }
      lock.precondition(.notOwner)
      #expect(lock.withLockIfAvailableUnchecked { $0 } == "ab")
    }

    @Test func aLockWithoutStateIsLockedAndUnlocked() {
      let lock = OSAllocatedUnfairLock()
      lock.lock()
      #expect(!lock.lockIfAvailable())
      lock.unlock()
      #expect(lock.lockIfAvailable())
      lock.unlock()
      #expect(lock.withLock { 1 } == 1)
      #expect(lock.withLockIfAvailable { 2 } == 2)
    }

    @Test func anErrorUnlocksTheLock() {
      let lock = OSAllocatedUnfairLock(initialState: 0)
      #expect(throws: CocoaError.self) {
        try lock.withLock { _ in throw CocoaError(.fileNoSuchFile) }
      }
      lock.precondition(.notOwner)
    }

    @Test func aStateIsReleasedWithItsLock() {
      final class Object: Sendable {}
      weak var released: Object?
      do {
        let object = Object()
        released = object
        let lock = OSAllocatedUnfairLock(initialState: object)
        #expect(lock.withLock { $0 } === object)
      }
      #expect(released == nil)
    }

    @Test func lockingTwiceEndsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        let lock = OSAllocatedUnfairLock()
        lock.withLock { lock.withLock {} }
      }
    }

    @Test func unlockingALockThatIsNotHeldEndsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        var lock = os_unfair_lock()
        os_unfair_lock_unlock(&lock)
      }
    }
  }
#endif
