/// Signs of emphasis in a row, and what they can do by what stands beside them.
struct MarkdownRun {
  /// The bytes of the signs.
  let range: Range<Int>
  /// `*`, `_` or `~`.
  let sign: UInt8
  let canOpen: Bool
  let canClose: Bool

  /// The signs that begin with a mark.
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

  /// What stands beside the signs; a value is as good as a letter, whatever it says.
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
  /// Whether it is punctuation, or a symbol.
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
  /// The place behind so many bytes.
  fileprivate func index(at offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}
