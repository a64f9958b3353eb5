/// The address of a link, as it stands in parentheses behind the link's text, perhaps with a title.
///
///     (https://example.org/a_(b))
///     (<address with blanks> "a title, which is not shown")
///
/// As [CommonMark](https://spec.commonmark.org/0.31.2/#links) says, it ends at a blank, parentheses in
/// it are in pairs, and a backslash makes a sign a letter. Values are letters, whatever they say.
struct MarkdownAddress {
  /// The longest that is read, in bytes, with its title.
  private static let longest = 2_048
  /// The most parentheses in each other.
  private static let deepest = 32

  /// The address itself.
  private(set) var text = ""
  /// The bytes before what follows the parentheses.
  private(set) var end: Int
  private let bytes: [UInt8]
  /// The marks from ``end`` on.
  private var marks: ArraySlice<MarkdownSource.Mark>

  /// Nothing, if no address stands behind a mark.
  init?(behind index: Int, in source: MarkdownSource, _ bytes: [UInt8]) {
    let mark = source.marks[index]
    end = mark.offset + 1
    self.bytes = bytes
    let limit = end + Self.longest
    marks = source.marks[index...].dropFirst().prefix { $0.offset < limit }
    guard mark.literal.contains(end), skip("("), readTarget(), readTitle(), skip(")") else {
      return nil
    }
  }

  private mutating func readTarget() -> Bool {
    skipBlanks()
    if skip("<") {
      guard let target = taken(until: { "<>\n".utf8.contains($0) }) else { return false }
      text = target
      return skip(">")
    }
    var depth = 0
    let target = taken { sign in
      if sign == UInt8(ascii: "(") { depth += 1 }
      if sign == UInt8(ascii: ")") { depth -= 1 }
      return sign.isBlank || depth < 0 || depth > Self.deepest
    }
    guard let target, depth <= 0 else { return false }
    text = target
    return true
  }

  /// Goes past a title, if there is one behind a blank.
  private mutating func readTitle() -> Bool {
    guard skipBlanks() else { return true }
    for (open, close) in [("\"", "\""), ("'", "'"), ("(", ")")] where skip(open) {
      guard taken(until: { close.utf8.contains($0) }) != nil, skip(close) else { return false }
      skipBlanks()
      return true
    }
    return true
  }

  // MARK: Signs

  /// The sign that stands here, unless here is a letter.
  private var sign: UInt8? { marks.first?.offset == end ? bytes[end] : nil }

  /// Goes past a sign that stands here.
  private mutating func skip(_ text: String) -> Bool {
    guard let sign, text.utf8.first == sign else { return false }
    skipSign()
    return true
  }

  private mutating func skipSign() {
    marks.removeFirst()
    end += 1
  }

  /// - Returns: Whether there are any.
  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = end
    while sign?.isBlank == true { skipSign() }
    return end > start
  }

  /// What stands before the next sign of a kind; nothing if none follows.
  private mutating func taken(until isEnd: (UInt8) -> Bool) -> String? {
    var taken: [UInt8] = []
    while let mark = marks.first {
      taken += bytes[end..<mark.offset]
      end = mark.offset
      if bytes[end] == UInt8(ascii: "\\"), mark.literal.contains(end + 1),
        bytes[end + 1].isASCIIPunctuation
      {
        skipSign()
      } else if isEnd(bytes[end]) {
        return String(decoding: taken, as: UTF8.self)
      }
      taken.append(bytes[end])
      if sign == nil { end += 1 } else { skipSign() }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { " \t\n\r".utf8.contains(self) }
}
