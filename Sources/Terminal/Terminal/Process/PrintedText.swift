/// A buffer of printed text, which drops the oldest lines when it is full.
struct PrintedText: Sendable {
  /// The maximum number of bytes that remain after old lines are dropped.
  ///
  /// The buffer is full when it contains more than twice this number.
  static let capacity = 1 << 20

  private static let newline = UInt8(ascii: "\n")

  private var bytes: [UInt8] = []
  /// The number of dropped lines before the buffered text.
  private var droppedLines = 0

  /// Appends printed bytes, and drops old lines if the buffer is full.
  mutating func append(_ new: [UInt8]) {
    bytes += new
    if bytes.count > 2 * Self.capacity { dropOldest() }
  }

  /// Removes and returns the complete lines of the buffer, with the number of lines dropped before
  /// them.
  ///
  /// At the end of the program, the result includes an incomplete line.
  mutating func take(atEnd: Bool) -> (text: String, droppedLines: Int)? {
    let end = atEnd ? bytes.endIndex : bytes.lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    guard end > 0 else { return nil }
    let lines = bytes[..<end].last == Self.newline ? bytes[..<(end - 1)] : bytes[..<end]
    defer {
      bytes.removeSubrange(..<end)
      droppedLines = 0
    }
    return (String(decoding: lines, as: UTF8.self), droppedLines)
  }

  private mutating func dropOldest() {
    let latest = bytes.suffix(Self.capacity)
    let start = latest.firstIndex(of: Self.newline).map { $0 + 1 } ?? latest.startIndex
    droppedLines += bytes[..<start].count { $0 == Self.newline }
    bytes.removeSubrange(..<start)
  }
}
