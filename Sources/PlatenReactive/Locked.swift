/// A value that any thread may read and replace.
// The value is touched with the lock held and nowhere else.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var current: Value

  package init(_ value: Value) { current = value }

  package var value: Value {
    get { withLock { $0 } }
    set { withLock { $0 = newValue } }
  }

  /// Runs a few lines on the value while no other thread has it.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&current)
  }
}
