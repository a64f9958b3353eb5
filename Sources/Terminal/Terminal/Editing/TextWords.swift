/// The commands that exchange or change characters and words.
extension TextBuffer {
  /// Exchanges the characters or words around the caret, and moves the caret behind them.
  ///
  /// At the end of a line, exchanges the two characters or words before the caret.
  mutating func transpose(_ unit: TextCommand.Unit) {
    let parts = unit == .character ? charactersToTranspose : wordsToTranspose
    guard let (first, second) = parts else { return }
    let between = text[first.upperBound..<second.lowerBound]
    let transposed = String(text[second] + between + text[first])
    replace(first.lowerBound..<second.upperBound, with: transposed)
  }

  private var charactersToTranspose: (Range<String.Index>, Range<String.Index>)? {
    let line = range(of: .lineStart, width: .max).lowerBound..<text.endIndex
    let isAtEnd = caret == text.endIndex || text[caret].isNewline
    guard caret > line.lowerBound else { return nil }
    let second = isAtEnd ? text.index(before: caret) : caret
    guard second > line.lowerBound else { return nil }
    return (text.index(before: second)..<second, second..<text.index(after: second))
  }

  private var wordsToTranspose: (Range<String.Index>, Range<String.Index>)? {
    let lastEnd = end(after: caret, of: \.isPartOfWord)
    let lastStart = start(before: lastEnd, of: \.isPartOfWord)
    let firstStart = start(before: lastStart, of: \.isPartOfWord)
    let firstEnd = end(after: firstStart, of: \.isPartOfWord)
    guard firstStart < firstEnd, firstEnd <= lastStart else { return nil }
    // After the last word, only separators remain at the end.
    let end = end(after: lastStart, of: \.isPartOfWord)
    return (firstStart..<firstEnd, lastStart..<end)
  }

  /// Changes the case of the word at or after the caret, and moves the caret behind it.
  mutating func changeCase(to letterCase: TextCommand.LetterCase) {
    let range = range(of: .nextWord, width: .max)
    let part = text[range]
    let changed =
      switch letterCase {
      case .upper: part.uppercased()
      case .lower: part.lowercased()
      case .capitalized: part.capitalizedWord
      }
    replace(range, with: changed)
  }
}

extension Substring {
  /// The text with its first letter in uppercase and the following letters in lowercase.
  fileprivate var capitalizedWord: String {
    guard let first = firstIndex(where: \.isPartOfWord) else { return String(self) }
    let rest = index(after: first)
    return self[..<first] + self[first].uppercased() + self[rest...].lowercased()
  }
}
