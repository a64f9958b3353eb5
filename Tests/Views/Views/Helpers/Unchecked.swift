/// A value that a test passes to another thread, for which the test waits.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
