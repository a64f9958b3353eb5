/// A value that any thread can read and replace.
// Unchecked: the value is accessed only while the lock is held.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var current: Value

  package init(_ value: Value) { current = value }

  package var value: Value {
    get { withLock { $0 } }
    set { withLock { $0 = newValue } }
  }

  /// Runs a closure with exclusive access to the value. The closure must be short.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&current)
  }
}
