/// A buffer that splits a stream of bytes into lines.
struct LineSplitter {
  /// The maximum length of a line, in bytes. The contents of a longer line are discarded.
  static let longestLine = 1 << 20

  private(set) var bytes: [UInt8] = []
  /// The start of the incomplete line, and the end of the bytes that have been searched for a
  /// newline.
  private var (start, scanned) = (0, 0)
  /// The number of bytes discarded from the incomplete line.
  private var skipped = 0
  private var lineNumber = 0

  /// Appends bytes to the splitter's buffer.
  mutating func append(_ new: [UInt8]) {
    bytes.removeSubrange(..<start)
    (start, scanned) = (0, scanned - start)
    bytes += new
  }

  /// Returns the next complete line, or `nil` if no complete line is available.
  mutating func next() -> ScriptLine? {
    guard let end = bytes[scanned...].firstIndex(of: UInt8(ascii: "\n")) else {
      scanned = bytes.count
      if scanned - start > Self.longestLine {
        skipped += scanned - start
        start = scanned
      }
      return nil
    }
    defer { (start, scanned) = (end + 1, end + 1) }
    return line(bytes[start..<end])
  }

  /// Returns the text after the last newline, or `nil` if no text follows it.
  mutating func last() -> ScriptLine? {
    if start == bytes.count && skipped == 0 { return nil }
    defer { (start, scanned) = (bytes.count, bytes.count) }
    var line = line(bytes[start...])
    line.isEnded = false
    return line
  }

  private mutating func line(_ bytes: ArraySlice<UInt8>) -> ScriptLine {
    defer { skipped = 0 }
    lineNumber += 1
    let length = bytes.count + skipped
    if length > Self.longestLine {
      return ScriptLine(
        number: lineNumber,
        content: .unreadable("is \(length) bytes long; the limit is \(Self.longestLine)"))
    }
    return ScriptLine(number: lineNumber, bytes: bytes)
  }
}
