// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Glibc

/// A lock that only the thread that locked it can unlock.
///
/// As on Apple's platforms, the lock must not be copied while it is used, and a thread that locks it
/// twice ends the program.
public struct os_unfair_lock_s {
  // The functions below find the mutex at the address of the lock.
  fileprivate var mutex: pthread_mutex_t

  public init() {
    mutex = pthread_mutex_t()
    // A normal mutex would wait forever for the thread that already holds it.
    mutex.__data.__kind = CInt(PTHREAD_MUTEX_ERRORCHECK_NP)
  }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

@available(
  *, noasync, message: "Use OSAllocatedUnfairLock.withLock() for async-safe scoped locking"
)
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  let error = pthread_mutex_lock(lock.mutex)
  precondition(error != EDEADLK, "the thread locks an os_unfair_lock that it has locked already")
  precondition(error == 0, "the os_unfair_lock is not valid: it may have been copied")
}

@available(
  *, noasync,
  message: "Use OSAllocatedUnfairLock.withLockIfAvailable() for async-safe scoped locking"
)
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock.mutex) == 0
}

@available(
  *, noasync, message: "Use OSAllocatedUnfairLock.withLock() for async-safe scoped locking"
)
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  let error = pthread_mutex_unlock(lock.mutex)
  precondition(error == 0, "the thread unlocks an os_unfair_lock that it has not locked")
}

public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(lock.isOwned, "the thread has not locked the os_unfair_lock")
}

public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
  precondition(!lock.isOwned, "the thread has locked the os_unfair_lock")
}

extension UnsafePointer<os_unfair_lock_s> {
  /// Whether the current thread has locked the lock. Other threads never write the identifier of
  /// this one.
  fileprivate var isOwned: Bool { pointee.mutex.__data.__owner == currentThread }
}

/// The identifier of the current thread, which a mutex contains while the thread holds it.
private var currentThread: CInt {
  var lock = os_unfair_lock_s()
  pthread_mutex_lock(&lock.mutex)
  defer { pthread_mutex_unlock(&lock.mutex) }
  return lock.mutex.__data.__owner
}

extension UnsafeMutablePointer<os_unfair_lock_s> {
  /// The mutex, which is the only stored property and therefore begins at the address of the lock.
  fileprivate var mutex: UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: pthread_mutex_t.self)
  }
}
