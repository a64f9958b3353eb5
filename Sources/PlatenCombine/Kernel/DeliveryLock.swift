import Foundation
import Synchronization

/// A lock that is held while a downstream subscriber is called: signals of several threads reach it
/// one at a time, and a signal that is sent from inside another reaches it at once.
@usableFromInline
struct DeliveryLock: ~Copyable {
  @usableFromInline let lock = Lock()
  /// The thread that holds the lock; 0 if none does.
  @usableFromInline let owner = Atomic<UInt>(0)

  @inlinable init() {}

  /// Runs a delivery when no other thread does.
  @inlinable
  func withLock<Result>(_ deliver: () -> Result) -> Result {
    let isOutermost = begin()
    defer { if isOutermost { end() } }
    return deliver()
  }

  /// Waits until no other thread delivers.
  ///
  /// - Returns: Whether the caller has to call ``end()``: not inside another delivery of its thread.
  @inlinable
  func begin() -> Bool {
    let thread = currentThread
    // Only this thread writes its own number here, so no other order is possible.
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

  /// Begins a delivery if there is none, neither of another thread nor of this one.
  @inlinable
  func tryBegin() -> Bool {
    guard lock.tryLock() else { return false }
    owner.store(currentThread, ordering: .relaxed)
    return true
  }

  /// Whether the caller is called from a delivery.
  @inlinable var isHeldByThisThread: Bool { owner.load(ordering: .relaxed) == currentThread }
}

@inlinable var currentThread: UInt { UInt(pthread_self()) }
