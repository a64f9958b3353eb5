/// A lock with the state that it protects, at an address that does not change.
// The state is only accessed while the lock is held. It is sent between threads by the functions
// whose names contain `unchecked`, whose callers promise that this is safe, and otherwise only if
// it is Sendable or created by `init()`, which is without state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// Whether the current thread has locked a lock.
  public enum Ownership: Hashable, Sendable {
    case owner, notOwner
  }

  private let storage: ManagedBuffer<State, os_unfair_lock_s>

  /// Creates an unlocked lock with a state that need not be Sendable.
  public init(uncheckedState initialState: State) {
    storage = .create(minimumCapacity: 1) { buffer in
      buffer.withUnsafeMutablePointerToElements { $0.initialize(to: os_unfair_lock_s()) }
      return initialState
    }
  }

  /// Calls a closure while the lock is held. The state and the result need not be Sendable.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.withUnsafeMutablePointers { state, lock in
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Calls a closure while the lock is held, or returns `nil` if it is already locked.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    try storage.withUnsafeMutablePointers { state, lock in
      guard os_unfair_lock_trylock(lock) else { return nil }
      defer { os_unfair_lock_unlock(lock) }
      return try body(&state.pointee)
    }
  }

  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Ends the program unless the current thread has, or has not, locked the lock.
  public func precondition(_ condition: Ownership) {
    storage.withUnsafeMutablePointerToElements { lock in
      switch condition {
      case .owner: os_unfair_lock_assert_owner(lock)
      case .notOwner: os_unfair_lock_assert_not_owner(lock)
      }
    }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates an unlocked lock without state.
  public init() { self.init(uncheckedState: ()) }

  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }

  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable () throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }

  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lock() { storage.withUnsafeMutablePointerToElements { os_unfair_lock_lock($0) } }

  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func unlock() {
    storage.withUnsafeMutablePointerToElements { os_unfair_lock_unlock($0) }
  }

  @available(*, noasync, message: "Use async-safe scoped locking instead")
  public func lockIfAvailable() -> Bool {
    storage.withUnsafeMutablePointerToElements { os_unfair_lock_trylock($0) }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates an unlocked lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}
