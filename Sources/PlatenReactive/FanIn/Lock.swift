import Foundation

/// A mutual exclusion lock for a few lines of state, never held while foreign code runs.
///
/// A POSIX mutex, because the thread sanitizer knows it. With the standard library's `Mutex` it
/// reports races that are none (Swift 6.3, Linux).
struct Lock: ~Copyable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }

  func unlock() { pthread_mutex_unlock(mutex) }
}
