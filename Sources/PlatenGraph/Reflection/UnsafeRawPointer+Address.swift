extension UnsafeRawPointer {
  /// Hands out the address of a value, for as long as the closure runs.
  ///
  /// Unlike one that is handed to the standard library, the closure does not find out each time on
  /// which thread it runs.
  static func with<Value, Result>(
    addressOf value: Value, _ body: (UnsafeRawPointer) -> Result
  ) -> Result {
    withUnsafePointer(to: value) { body($0) }
  }
}
