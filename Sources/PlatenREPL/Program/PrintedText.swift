/// Text that was printed and not yet taken: the latest of it, if it is too much.
struct PrintedText: Sendable {
  /// Bytes that are kept in any case.
  static let capacity = 1 << 20

  private var bytes: [UInt8] = []
  private var droppedBytes = 0

  /// Adds bytes behind those that are there.
  mutating func append(_ new: [UInt8]) {
    bytes += new
    if bytes.count > 2 * Self.capacity { dropOldest() }
  }

  /// Takes the whole lines; the rest of a line as well if it will not be continued.
  mutating func take(atEnd: Bool) -> String? {
    let newline = UInt8(ascii: "\n")
    let end = atEnd ? bytes.endIndex : bytes.lastIndex(of: newline).map { $0 + 1 } ?? 0
    defer { bytes.removeSubrange(..<end) }
    guard end > 0 else { return nil }
    let taken = bytes[..<end]
    return notice
      + String(decoding: taken.last == newline ? taken.dropLast() : taken, as: UTF8.self)
  }

  private mutating func dropOldest() {
    let latest = bytes.suffix(Self.capacity)
    let start = latest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? latest.startIndex
    droppedBytes += start
    bytes.removeSubrange(..<start)
  }

  private var notice: String {
    mutating get {
      defer { droppedBytes = 0 }
      return droppedBytes == 0 ? "" : "… \(droppedBytes) bytes of prints that are not kept\n"
    }
  }
}
