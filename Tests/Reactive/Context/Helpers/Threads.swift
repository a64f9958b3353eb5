import Foundation

/// Runs a body concurrently on several threads, and waits for all of them.
///
/// It uses only plain threads and locks, which the thread sanitizer supports.
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

// Unchecked: the counters are accessed only under the lock of `onThreads`.
private final class Progress: @unchecked Sendable {
  var started = 0
  var finished = 0
}

/// A wrapper that passes a value to another thread.
struct Shared<Value>: @unchecked Sendable {
  // Unchecked: the values are subjects and subscribers of operators, which support calls from any
  // thread; the tests verify that they are thread-safe.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
