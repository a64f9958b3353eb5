import Foundation
import Synchronization

/// A mutual exclusion lock for a few lines of state; it is never held while other code is called.
///
/// Uncontended, it costs one atomic exchange, and it allocates nothing. The standard library's
/// `Mutex` would do, but the thread sanitizer does not see it hand over between threads (Swift 6.3,
/// Linux).
@usableFromInline
package struct Lock: ~Copyable, Sendable {
  @usableFromInline let isTaken = Atomic(false)
  /// Whether a thread sleeps until the lock is free.
  @usableFromInline let isAwaited = Atomic(false)

  @inlinable package init() {}

  @inlinable
  package func lock() {
    if !tryLock() { wait() }
  }

  @inlinable
  func tryLock() -> Bool {
    isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
  }

  @inlinable
  package func unlock() {
    isTaken.store(false, ordering: .releasing)
    if isAwaited.load(ordering: .relaxed) { wake() }
  }

  @inlinable
  func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }

  /// Takes the lock once another thread has released it: at first by giving way to other threads,
  /// then asleep.
  @usableFromInline
  func wait() {
    for _ in 0..<32 {
      if !isTaken.load(ordering: .relaxed), tryLock() { return }
      sched_yield()
    }
    ParkingLot.sleep {
      isAwaited.store(true, ordering: .sequentiallyConsistent)
      return tryLock()
    }
  }

  @usableFromInline
  func wake() {
    isAwaited.store(false, ordering: .relaxed)
    ParkingLot.wake()
  }
}

/// The place where threads sleep that find a lock taken, one for all locks.
private enum ParkingLot {
  private static let condition = NSCondition()

  /// Sleeps until a condition holds. It is tested at each ``wake()``, and every millisecond: a lock
  /// is released by a plain store, so its owner can miss a thread that begins to wait just then.
  static func sleep(until holds: () -> Bool) {
    condition.lock()
    defer { condition.unlock() }
    while !holds() { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.001)) }
  }

  static func wake() {
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }
}
