extension UInt8 {
  /// Whether it is a character of ASCII other than a control: it takes one cell, and joins nothing
  /// that stands before it.
  @inlinable package var isPrintableASCII: Bool { self &- 0x20 <= 0x5E }
}
