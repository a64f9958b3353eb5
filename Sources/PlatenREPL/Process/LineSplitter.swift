/// Cuts bytes into lines, as they come.
struct LineSplitter {
  /// Bytes that a line may have. Of a longer one only the length is kept.
  static let longestLine = 1 << 20

  private(set) var bytes: [UInt8] = []
  /// Where the line that is not finished begins, and up to where it holds no newline.
  private var (start, scanned) = (0, 0)
  /// Bytes of it that are not kept.
  private var skipped = 0
  private var lineNumber = 0

  /// Adds bytes behind those that are there.
  mutating func append(_ new: [UInt8]) {
    bytes.removeSubrange(..<start)
    (start, scanned) = (0, scanned - start)
    bytes += new
  }

  /// Whether a line is finished.
  var hasNext: Bool { bytes[scanned...].contains(UInt8(ascii: "\n")) }

  /// The next line that is finished.
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

  /// What follows the last newline, if anything.
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
