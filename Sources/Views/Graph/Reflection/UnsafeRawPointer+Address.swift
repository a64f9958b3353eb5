extension UnsafeRawPointer {
  /// Calls a closure with the address of a value. The address is valid only during the call.
  ///
  /// Unlike a closure passed to the standard library, this closure needs no runtime check of its
  /// executor.
  static func with<Value, Result>(
    addressOf value: Value, _ body: (UnsafeRawPointer) -> Result
  ) -> Result {
    withUnsafePointer(to: value) { body($0) }
  }
}
