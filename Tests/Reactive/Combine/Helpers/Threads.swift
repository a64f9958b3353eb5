import Foundation

/// Runs work on several threads at once, and returns when all threads have finished.
///
/// The threads start together, so that their work overlaps.
func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
  let ready = DispatchSemaphore(value: 0)
  let start = DispatchSemaphore(value: 0)
  let done = DispatchGroup()
  for index in 0..<count {
    done.enter()
    Thread.detachNewThread {
      ready.signal()
      start.wait()
      work(index)
      done.leave()
    }
  }
  for _ in 0..<count { ready.wait() }
  for _ in 0..<count { start.signal() }
  done.wait()
}

/// The number of values that each thread sends; `PLATEN_COMBINE_VALUES` raises it, as in `make
/// soak`.
let valuesPerThread =
  ProcessInfo.processInfo.environment["PLATEN_COMBINE_VALUES"].flatMap(Int.init) ?? 5_000
/// The number of races between two threads; `PLATEN_COMBINE_TRIALS` raises it.
let trials =
  ProcessInfo.processInfo.environment["PLATEN_COMBINE_TRIALS"].flatMap(Int.init) ?? 500

/// A value that several threads share without synchronization.
// Unchecked: the tests verify that calls on the value do not overlap.
final class Unprotected<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}
