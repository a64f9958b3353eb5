/// Values that modules above keep for each session, by type.
package final class SessionStorage: Sendable {
  private let values = Locked<[ObjectIdentifier: any Sendable]>([:])

  /// Returns the value of a type, and stores a new value if there is none.
  package func value<Value: Sendable>(_ new: @autoclosure () -> Value) -> Value {
    values.withLock { values in
      if let value = values[ObjectIdentifier(Value.self)] as? Value { return value }
      let value = new()
      values[ObjectIdentifier(Value.self)] = value
      return value
    }
  }
}
