extension UnsafeRawPointer {
  /// Calls a closure with the address of a value, which is valid only during the call.
  ///
  /// Unlike a closure passed to the standard library, this one needs no runtime check of its
  /// executor.
  static func with<Value, Result>(
    addressOf value: Value, _ body: (UnsafeRawPointer) -> Result
  ) -> Result {
    withUnsafePointer(to: value) { body($0) }
  }
}
