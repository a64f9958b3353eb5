import Foundation
import PlatenAssets
import PlatenLines

/// A parser for the inline syntax of CommonMark: emphasis, code, links, and backslash escapes.
///
/// Emphasis follows the [rules for delimiter
/// runs](https://spec.commonmark.org/0.31.2/#emphasis-and-strong-emphasis): a closing run matches
/// the nearest run that it can close. `~~` strikes text through, as on GitHub.
///
/// - Complexity: O(*n*) in the number of bytes, for typical text.
struct MarkdownReader {
  private let source: MarkdownSource
  /// The language of the text, or `nil` for the language of the session.
  private let language: String?
  private let bytes: [UInt8]
  private var pieces: [MarkdownElement] = []
  private var emphasis = MarkdownEmphasis()
  /// The index of the element of each `[` that has no matching `]` yet.
  private var brackets: [Int] = []
  /// The offset of the first byte that does not belong to an element yet.
  private var position = 0

  /// Returns the styled spans of Markdown text.
  ///
  /// - Parameter language: The language of the text, or `nil` for the language of the session.
  static func spans(of source: MarkdownSource, language: String? = nil) -> [MarkdownSpan] {
    var reader = MarkdownReader(source, language)
    reader.read()
    return MarkdownElement.spans(of: reader.pieces, in: reader.bytes, source.insets)
  }

  private init(_ source: MarkdownSource, _ language: String?) {
    (self.source, self.language) = (source, language)
    bytes = Array(source.text.utf8)
  }

  private mutating func read() {
    var index = 0
    while index < source.marks.count {
      let mark = source.marks[index]
      if mark.offset < position {
        index += 1
        continue
      }
      index += readSign(at: index)
    }
    addPiece(upTo: bytes.count)
  }

  /// Parses the syntax that begins with a mark.
  ///
  /// - Returns: The number of marks parsed.
  private mutating func readSign(at index: Int) -> Int {
    let mark = source.marks[index]
    switch bytes[mark.offset] {
    case UInt8(ascii: "\\"): readEscape(mark)
    case UInt8(ascii: "`"): return readCode(at: index)
    case UInt8(ascii: "["): readBracket(mark)
    case UInt8(ascii: "]"): closeLink(at: index)
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      let count = run(at: index)
      readEmphasis(MarkdownRun(of: source, mark, count: count))
      return count
    default: break
    }
    return 1
  }

  /// Returns the number of consecutive marks with the same character.
  private func run(at index: Int) -> Int {
    let first = source.marks[index]
    let row = source.marks[index...].enumerated().prefix { offset, mark in
      mark.offset == first.offset + offset && mark.literal == first.literal
        && bytes[mark.offset] == bytes[first.offset]
    }
    return row.count
  }

  // MARK: Elements

  /// Adds an element for the bytes between ``position`` and an offset.
  private mutating func addPiece(upTo end: Int) {
    if position < end { pieces.append(MarkdownElement(position..<end)) }
    position = end
  }

  /// Adds an element for the bytes before a range, then an element for the range.
  private mutating func addPiece(_ range: Range<Int>) {
    addPiece(upTo: range.lowerBound)
    addPiece(upTo: range.upperBound)
  }

  // MARK: Escapes and code

  /// Parses a backslash escape: the punctuation character after the backslash is literal text.
  private mutating func readEscape(_ mark: MarkdownSource.Mark) {
    let next = mark.offset + 1
    guard mark.literal.contains(next), bytes[next].isASCIIPunctuation else { return }
    addPiece(upTo: mark.offset)
    position = next
    addPiece(upTo: next + 1)
  }

  /// Parses a code span, which ends at a backtick run of the opening length and contains no syntax.
  ///
  /// - Returns: The number of marks parsed.
  private mutating func readCode(at index: Int) -> Int {
    let count = run(at: index)
    let start = source.marks[index].offset
    var other = index + count
    while other < source.marks.count {
      let mark = source.marks[other]
      let length = bytes[mark.offset] == UInt8(ascii: "`") ? run(at: other) : 1
      if length == count, bytes[mark.offset] == UInt8(ascii: "`") {
        addPiece(upTo: start)
        position = start + count
        addCode(upTo: mark.offset)
        position = mark.offset + count
        return other + count - index
      }
      other += length
    }
    addPiece(start..<start + count)
    return count
  }

  /// Adds a code element. If the code begins and ends with a space, both spaces are removed, which
  /// allows code to begin with a backtick.
  private mutating func addCode(upTo end: Int) {
    let space = UInt8(ascii: " ")
    var range = position..<end
    if range.count > 2, bytes[range.lowerBound] == space, bytes[end - 1] == space {
      range = position + 1..<end - 1
    }
    var piece = MarkdownElement(range)
    piece.isCode = true
    pieces.append(piece)
  }

  // MARK: Links

  private mutating func readBracket(_ mark: MarkdownSource.Mark) {
    addPiece(mark.offset..<mark.offset + 1)
    brackets.append(pieces.count - 1)
  }

  /// Creates a link from the text after the last `[` if an address in parentheses follows the mark.
  private mutating func closeLink(at index: Int) {
    let mark = source.marks[index]
    guard let bracket = brackets.popLast() else { return }
    if closeAttributedText(since: bracket, at: mark) { return }
    guard let address = MarkdownAddress(behind: index, in: source, bytes) else { return }
    addPiece(upTo: mark.offset)
    emphasis.forget(since: bracket)
    pieces[bracket].range = mark.offset..<mark.offset
    for piece in bracket..<pieces.count { pieces[piece].link = address.text }
    position = address.end
    brackets = []  // Links cannot be nested.
  }

  /// Removes the syntax of text with attributes, such as `^[3 apple](inflect: true)`.
  ///
  /// - Returns: Whether the brackets have this syntax.
  private mutating func closeAttributedText(
    since bracket: Int, at mark: MarkdownSource.Mark
  ) -> Bool {
    let caret = bracket - 1
    guard caret >= 0, pieces[caret].range.upperBound == pieces[bracket].range.lowerBound,
      bytes[pieces[caret].range].last == UInt8(ascii: "^"),
      let attributes = source.attributes(after: mark)
    else { return false }
    addPiece(upTo: mark.offset)
    position = attributes.end
    pieces[caret].range.removeLast()
    pieces[bracket].range = mark.offset..<mark.offset
    if attributes.text.contains(/\binflect: *true\b/) && isEnglish {
      inflect(since: bracket)
    }
    return true
  }

  /// Whether the text is in English, whose plural forms are known.
  private var isEnglish: Bool {
    let locale = language.map { Locale(identifier: $0) } ?? SessionLocale.current
    return locale.language.languageCode == .english
  }

  /// Changes the last word since an element to the plural, unless the number before it is 1.
  private mutating func inflect(since bracket: Int) {
    let text = pieces[bracket...].map { String(decoding: bytes[$0.range], as: UTF8.self) }.joined()
    guard let plural = text.plural, let last = pieces.lastIndex(where: { !$0.range.isEmpty }) else {
      return
    }
    pieces[last].range.removeLast(plural.dropped)
    pieces[last].ending = plural.ending
  }

  // MARK: Emphasis

  private mutating func readEmphasis(_ run: MarkdownRun) {
    addPiece(run.range)
    emphasis.read(run, in: &pieces)
  }
}

extension Range<Int> {
  /// Removes offsets at the end.
  fileprivate mutating func removeLast(_ count: Int = 1) {
    self = lowerBound..<Swift.max(lowerBound, upperBound - count)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII punctuation character or symbol.
  var isASCIIPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
