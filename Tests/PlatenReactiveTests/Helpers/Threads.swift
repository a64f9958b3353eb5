import Foundation

/// Runs the bodies at the same time, each on a thread of its own, and waits for all of them.
///
/// Plain threads and locks, which the thread sanitizer can follow.
func onThreads(_ count: Int, run body: @escaping @Sendable (Int) -> Void) {
  let gate = NSCondition()
  let progress = Progress()
  for index in 0..<count {
    Thread {
      gate.lock()
      progress.started += 1
      gate.broadcast()
      while progress.started < count { gate.wait() }
      gate.unlock()
      body(index)
      gate.lock()
      progress.finished += 1
      gate.broadcast()
      gate.unlock()
    }.start()
  }
  gate.lock()
  while progress.finished < count { gate.wait() }
  gate.unlock()
}

// Unchecked: its counters are read and written only under the lock of `onThreads`.
private final class Progress: @unchecked Sendable {
  var started = 0
  var finished = 0
}

/// Takes a value to another thread.
struct Shared<Value>: @unchecked Sendable {
  // Unchecked: for subjects and for subscribers of our operators, which are made to be called
  // from any thread; that they are safe there is what the tests are about.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
