import Foundation
import Synchronization

/// A mutual exclusion lock that protects a small amount of state.
///
/// No other code is called while the lock is held. Acquiring an uncontended lock costs one atomic
/// exchange and allocates no memory. This type replaces the standard library's `Mutex`, whose
/// synchronization between threads is invisible to the thread sanitizer (Swift 6.3, Linux).
@usableFromInline
package struct Lock: ~Copyable, Sendable {
  @usableFromInline let isTaken = Atomic(false)
  /// Whether a thread is asleep until the lock is released.
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
  package func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }

  /// Acquires the lock after another thread releases it.
  ///
  /// The thread yields to other threads at first, and then sleeps.
  @usableFromInline
  func wait() {
    for _ in 0..<32 {
      if !isTaken.load(ordering: .relaxed), tryLock() { return }
      sched_yield()
    }
    WaitingThreads.sleep {
      isAwaited.store(true, ordering: .sequentiallyConsistent)
      return tryLock()
    }
  }

  @usableFromInline
  func wake() {
    isAwaited.store(false, ordering: .relaxed)
    WaitingThreads.wake()
  }
}

/// The shared queue of all threads that sleep until a lock is released.
private enum WaitingThreads {
  private static let condition = NSCondition()

  /// Sleeps until a condition holds.
  ///
  /// The condition is tested after each call to ``wake()`` and every millisecond. The periodic test
  /// is required because the owner releases a lock with a plain store, and can therefore miss a
  /// thread that starts to wait at that instant.
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
