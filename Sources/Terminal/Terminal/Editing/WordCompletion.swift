import PlatenInteraction

/// The completion of a word of a command, which may contain spaces in double quotes.
package struct WordCompletion {
  /// The text that replaces the word.
  package let replacement: String
  /// The possible words.
  package let words: [String]

  /// Completes a word as far as all possible words agree.
  ///
  /// - Parameters:
  ///   - word: The typed part of the word, without an opening quote.
  ///   - isQuoted: Whether the word follows an opening quote.
  ///   - candidates: Returns the possible words that begin with a text.
  /// - Returns: `nil` if there is no such word.
  package init?(of word: String, isQuoted: Bool, candidates: (String) -> [String]) {
    words =
      isQuoted
      ? candidates("").map(\.escaped).filter { $0.hasPrefix(word) }
      : candidates(word)
    guard let first = words.first else { return nil }
    let shared = words.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    let needsQuotes = !isQuoted && !shared.isEmpty && shared.quotedIfNeeded != shared
    if words.count == 1 {
      replacement = needsQuotes ? shared.inQuotes : isQuoted ? shared + "\"" : shared
    } else {
      replacement = needsQuotes ? "\"" + shared.escaped : shared
    }
  }
}

extension WordCompletion {
  /// Returns where the last word of a text begins, and whether it follows an opening quote.
  static func lastWord(of text: Substring) -> (start: Substring.Index, isQuoted: Bool) {
    let scalars = text.unicodeScalars
    var (start, isQuoted, isEscaped) = (scalars.startIndex, false, false)
    for index in scalars.indices {
      let scalar = scalars[index]
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        isEscaped = scalar == "\\"
        if scalar == "\"" { isQuoted = false }
      } else if scalar.separatesWords || scalar == "\"" && start == index {
        isQuoted = scalar == "\""
        start = scalars.index(after: index)
      }
    }
    return (start, isQuoted)
  }
}
