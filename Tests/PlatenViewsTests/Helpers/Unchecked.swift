/// A value handed to another thread by a test that waits for that thread.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
