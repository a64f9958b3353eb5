import Foundation

/// Runs work on several threads at once, and returns when all of it is done.
///
/// The threads begin together, so that their work overlaps.
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

/// How many values a thread sends: more with `PLATEN_COMBINE_VALUES`, as in `make soak`.
let valuesPerThread =
  ProcessInfo.processInfo.environment["PLATEN_COMBINE_VALUES"].flatMap(Int.init) ?? 5_000
/// How many times two threads race: more with `PLATEN_COMBINE_TRIALS`.
let trials =
  ProcessInfo.processInfo.environment["PLATEN_COMBINE_TRIALS"].flatMap(Int.init) ?? 500

/// A value of a test that several threads use as the test prescribes, which knows that it is safe.
// The tests that use it check that calls do not overlap; that is their subject.
final class Unprotected<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}
