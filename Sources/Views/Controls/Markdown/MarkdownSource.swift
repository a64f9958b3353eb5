/// Text composed of literals and interpolated values, with the positions of possible Markdown
/// syntax.
///
/// Only literals can contain syntax; interpolated values are shown verbatim. An inset is an
/// interpolated value other than a string. The source records the position of an inset, and the
/// caller stores its value.
struct MarkdownSource: Sendable {
  /// A character of a literal that may be Markdown syntax.
  struct Mark {
    /// The offset of the character, in bytes.
    let offset: Int
    /// The range of the literal that contains the character, in bytes.
    let literal: Range<Int>
  }

  private(set) var text = ""
  private(set) var marks: [Mark] = []
  /// The offset of each inset, in bytes; an inset occupies one byte of the text.
  private(set) var insets: [Int] = []
  /// Whether a literal contains `[`. After a `[`, the source also marks the syntax of links.
  private var mayBeInLink = false

  mutating func reserve(_ capacity: Int) { text.reserveCapacity(capacity) }

  /// Appends an interpolated string.
  mutating func append(_ value: String) { text += value }

  /// Appends a placeholder for an interpolated value other than a string.
  mutating func appendInset() {
    insets.append(text.utf8.count)
    text += "\u{1A}"
  }

  /// Appends a literal segment and marks its possible syntax.
  mutating func appendLiteral(_ literal: String) {
    let start = text.utf8.count
    text += literal
    if mayBeInLink || literal.mayHoldMarkdown { note(literal, at: start) }
  }

  private mutating func note(_ literal: String, at start: Int) {
    let range = start..<start + literal.utf8.count
    for (offset, byte) in zip(range, literal.utf8) {
      if byte == UInt8(ascii: "[") { mayBeInLink = true }
      if byte.opensMarkdown || mayBeInLink && byte.isOfLinks {
        marks.append(Mark(offset: offset, literal: range))
      }
    }
  }

  /// Returns the attributes in parentheses that follow a mark, as in `^[3 apple](inflect: true)`, and
  /// the offset after them; `nil` if the literal does not continue with attributes.
  func attributes(after mark: Mark) -> (text: Substring, end: Int)? {
    let start = mark.offset + 1
    let rest = text.utf8.dropFirst(start).prefix(mark.literal.upperBound - start)
    guard let match = Substring(rest).prefixMatch(of: /\(([a-z]\w*:[^()]*)\)/) else { return nil }
    return (match.1, start + match.0.utf8.count)
  }

  /// Whether the text contains neither Markdown syntax nor insets.
  var isPlain: Bool { marks.isEmpty && insets.isEmpty }
}

extension String {
  /// Whether the string contains a character that can open Markdown syntax.
  fileprivate var mayHoldMarkdown: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: \.opensMarkdown) } ?? true
  }
}

extension UInt8 {
  /// Whether the byte can open Markdown syntax: one of `*_~[\` or a backtick.
  fileprivate var opensMarkdown: Bool {
    switch self {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "`"):
      true
    default: false
    }
  }

  /// Whether the byte ends the text of a link or has a meaning in its address: one of `]()<>"'` or
  /// whitespace.
  fileprivate var isOfLinks: Bool { "]()<>\"' \t\n\r".utf8.contains(self) }
}
