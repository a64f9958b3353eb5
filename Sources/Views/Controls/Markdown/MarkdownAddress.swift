/// The destination and optional title, in parentheses, that follow the text of a link.
///
///     (https://example.org/a_(b))
///     (<address with blanks> "a title, which is not shown")
///
/// The syntax follows [CommonMark](https://spec.commonmark.org/0.31.2/#links): a destination
/// without angle brackets ends at whitespace, its parentheses are balanced, and a backslash escapes
/// a punctuation character. Interpolated values cannot contain syntax.
struct MarkdownAddress {
  /// The maximum length of a destination and its title, in bytes.
  private static let longest = 2_048
  /// The maximum number of nested parentheses.
  private static let deepest = 32

  /// The destination, without angle brackets, escape characters, and title.
  private(set) var text = ""
  /// The current offset, in bytes; after initialization, the offset after the closing parenthesis.
  private(set) var end: Int
  private let bytes: [UInt8]
  /// The marks at and after ``end``.
  private var marks: ArraySlice<MarkdownSource.Mark>

  /// Creates an address from the text after a mark; returns `nil` if that text is not an address.
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

  /// Reads an optional title, which must follow whitespace.
  ///
  /// - Returns: `false` if a title begins but does not end; otherwise `true`.
  private mutating func readTitle() -> Bool {
    guard skipBlanks() else { return true }
    for (open, close) in [("\"", "\""), ("'", "'"), ("(", ")")] where skip(open) {
      guard taken(until: { close.utf8.contains($0) }) != nil, skip(close) else { return false }
      skipBlanks()
      return true
    }
    return true
  }

  // MARK: Marks

  /// The byte at ``end`` if it is a mark; otherwise `nil`.
  private var sign: UInt8? { marks.first?.offset == end ? bytes[end] : nil }

  /// Reads the next mark if it is at ``end`` and equals the specified character.
  private mutating func skip(_ text: String) -> Bool {
    guard let sign, text.utf8.first == sign else { return false }
    skipSign()
    return true
  }

  private mutating func skipSign() {
    marks.removeFirst()
    end += 1
  }

  /// Reads all marks at ``end`` that are whitespace.
  ///
  /// - Returns: Whether any whitespace was read.
  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = end
    while sign?.isBlank == true { skipSign() }
    return end > start
  }

  /// Reads up to the next mark that satisfies a predicate and returns the text before it, without
  /// escape characters; returns `nil` if no mark satisfies the predicate.
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
