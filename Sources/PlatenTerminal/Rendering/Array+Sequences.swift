extension [UInt8] {
  /// A sequence with a count; 1 goes without saying.
  mutating func appendSequence(_ count: Int, _ letter: Unicode.Scalar) {
    append(0x1B)
    append(0x5B)
    if count != 1 { appendDigits(of: count) }
    append(UInt8(ascii: letter))
  }

  /// A byte so many times; never, if that is negative.
  mutating func appendRepeated(_ byte: UInt8, _ count: Int) {
    for _ in 0..<Swift.max(count, 0) { append(byte) }
  }

  private mutating func appendDigits(of number: Int) {
    if number > 9 { appendDigits(of: number / 10) }
    append(UInt8(0x30 + number % 10))
  }
}
