/// Text that was printed and not yet taken: the latest of it, if it is too much.
struct PrintedText: Sendable {
  /// Bytes that are kept in any case.
  static let capacity = 1 << 20

  private static let newline = UInt8(ascii: "\n")

  private var bytes: [UInt8] = []
  /// Lines that were printed before those that are kept.
  private var droppedLines = 0

  /// Adds bytes behind those that are there.
  mutating func append(_ new: [UInt8]) {
    bytes += new
    if bytes.count > 2 * Self.capacity { dropOldest() }
  }

  /// Takes the whole lines, and the number of those before them that are lost; the rest of a line
  /// as well if it will not be continued.
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
