import Foundation
import Synchronization

/// A reentrant lock that is held while a downstream subscriber is called.
///
/// Signals from different threads reach the subscriber one at a time. A signal that is sent during
/// the delivery of another signal reaches the subscriber immediately.
///
/// See Documentation/Decisions/combine.md.
@usableFromInline
struct DeliveryLock: ~Copyable {
  @usableFromInline let lock = Lock()
  /// The thread that holds the lock; 0 if the lock is free.
  @usableFromInline let owner = Atomic<UInt>(0)

  @inlinable init() {}

  /// Runs a delivery, after waiting for deliveries on other threads to end.
  @inlinable
  func withLock<Result>(_ deliver: () -> Result) -> Result {
    let isOutermost = begin()
    defer { if isOutermost { end() } }
    return deliver()
  }

  /// Waits until no other thread is delivering a signal, and begins a delivery.
  ///
  /// - Returns: Whether the caller must call ``end()``; `false` if the delivery is nested in
  ///   another delivery on the same thread.
  @inlinable
  func begin() -> Bool {
    let thread = currentThread
    // Relaxed ordering is sufficient, because only this thread stores its own identifier.
    if owner.load(ordering: .relaxed) == thread { return false }
    lock.lock()
    owner.store(thread, ordering: .relaxed)
    return true
  }

  @inlinable
  func end() {
    owner.store(0, ordering: .relaxed)
    lock.unlock()
  }

  /// Begins a delivery and returns `true`, or returns `false` if a thread, including the current
  /// one, is already delivering.
  @inlinable
  func tryBegin() -> Bool {
    guard lock.tryLock() else { return false }
    owner.store(currentThread, ordering: .relaxed)
    return true
  }

  /// Whether the current thread is delivering a signal.
  @inlinable var isHeldByThisThread: Bool { owner.load(ordering: .relaxed) == currentThread }
}

@inlinable var currentThread: UInt { UInt(pthread_self()) }
