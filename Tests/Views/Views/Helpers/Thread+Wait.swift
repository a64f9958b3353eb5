import Foundation

extension Thread {
  /// Runs work on another thread and blocks until it ends.
  static func runAndWait(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    detachNewThread {
      work()
      done.signal()
    }
    done.wait()
  }
}
