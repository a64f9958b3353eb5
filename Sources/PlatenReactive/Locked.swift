/// A value that any thread may read and replace.
// The value is touched with the lock held and nowhere else.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var current: Value

  init(_ value: Value) { current = value }

  var value: Value {
    get {
      lock.lock()
      defer { lock.unlock() }
      return current
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      current = newValue
    }
  }
}
