/// A text that is put together from literals and values, with what in the literals may be Markdown.
///
/// Values are never looked into: only signs in literals are noted. An inset is a value that is more
/// than a string. The source knows its position only; the caller keeps the value.
struct MarkdownSource: Sendable {
  /// A sign that may mean something.
  struct Mark {
    /// The bytes before it.
    let offset: Int
    /// The bytes of the literal that it stands in.
    let literal: Range<Int>
  }

  private(set) var text = ""
  private(set) var marks: [Mark] = []
  /// The bytes before each inset, which takes one byte itself.
  private(set) var insets: [Int] = []
  /// Whether a bracket has been opened, so that what may end a link is noted as well.
  private var mayBeInLink = false

  mutating func reserve(_ capacity: Int) { text.reserveCapacity(capacity) }

  /// Adds a value.
  mutating func append(_ value: String) { text += value }

  /// Adds an inset.
  mutating func appendInset() {
    insets.append(text.utf8.count)
    text += "\u{1A}"
  }

  /// Adds a part of the literal, in which signs are signs.
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

  /// Whether the text contains neither signs of Markdown nor insets.
  var isPlain: Bool { marks.isEmpty && insets.isEmpty }
}

extension String {
  /// Whether a sign of Markdown is in it.
  fileprivate var mayHoldMarkdown: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: \.opensMarkdown) } ?? true
  }
}

extension UInt8 {
  /// Whether it is a sign of Markdown by itself: one of `*_~[\` and the backtick.
  fileprivate var opensMarkdown: Bool {
    switch self {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "\\"), UInt8(ascii: "`"):
      true
    default: false
    }
  }

  /// Whether it ends the text of a link, or means something in its address: one of `]()<>"'` or a blank.
  fileprivate var isOfLinks: Bool { "]()<>\"' \t\n\r".utf8.contains(self) }
}
