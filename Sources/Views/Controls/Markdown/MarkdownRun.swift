/// A run of emphasis delimiters. The characters around the run determine whether it can open or
/// close emphasis.
struct MarkdownRun {
  /// The range of the delimiters, in bytes.
  let range: Range<Int>
  /// The delimiter character: `*`, `_`, or `~`.
  let sign: UInt8
  let canOpen: Bool
  let canClose: Bool

  /// Creates a run of consecutive delimiters that begins with a mark.
  init(of source: MarkdownSource, _ mark: MarkdownSource.Mark, count: Int) {
    range = mark.offset..<mark.offset + count
    let text = source.text
    let (start, end) = (text.index(at: range.lowerBound), text.index(at: range.upperBound))
    sign = text.utf8[start]
    let before = Side(
      isEnd: start == text.startIndex, isValue: range.lowerBound == mark.literal.lowerBound,
      text.unicodeScalars[..<start].last)
    let after = Side(
      isEnd: end == text.endIndex, isValue: range.upperBound == mark.literal.upperBound,
      text.unicodeScalars[end...].first)
    let isBeforeWord = after != .blank && (after == .letter || before != .letter)
    let isBehindWord = before != .blank && (before == .letter || after != .letter)
    if sign == UInt8(ascii: "_") {
      canOpen = isBeforeWord && (!isBehindWord || before == .punctuation)
      canClose = isBehindWord && (!isBeforeWord || after == .punctuation)
    } else {
      (canOpen, canClose) = (isBeforeWord, isBehindWord)
    }
  }

  /// The class of the character next to a delimiter run. An interpolated value counts as a letter.
  private enum Side {
    case blank, punctuation, letter

    init(isEnd: Bool, isValue: Bool, _ scalar: Unicode.Scalar?) {
      guard !isEnd, let scalar, !scalar.properties.isWhitespace else {
        self = isEnd || !isValue ? .blank : .letter
        return
      }
      self = !isValue && scalar.isPunctuation ? .punctuation : .letter
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is punctuation or a symbol.
  fileprivate var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}

extension String {
  /// Returns the index at an offset in bytes.
  fileprivate func index(at offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}
