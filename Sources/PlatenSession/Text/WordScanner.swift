/// Takes words from the beginning of a line.
///
/// It goes by scalars: a quote or a space separates words even if an accent stands on it.
package struct WordScanner {
  /// A word without its quotes, if it had any.
  package typealias Word = (text: String, isQuoted: Bool)

  /// A word begins with a quote that nothing closes.
  package struct OpenQuote: Error {}

  package private(set) var rest: Substring.UnicodeScalarView

  package init(_ line: Substring) { rest = line.unicodeScalars }

  /// Whether there is another word.
  package var hasMore: Bool { !rest.allSatisfy(\.separatesWords) }

  /// The next word, if any.
  package mutating func word() throws(OpenQuote) -> Word? {
    rest = rest.drop(while: \.separatesWords)
    if rest.isEmpty { return nil }
    if rest.first == "\"" { return (try quotedWord(), true) }
    let word = rest.prefix { !$0.separatesWords }
    rest = rest[word.endIndex...]
    return (String(word), false)
  }

  /// All that is left after one separator, as it is unless it is quoted as a whole.
  package mutating func remainder() throws(OpenQuote) -> Word? {
    if rest.first?.separatesWords == true { rest.removeFirst() }
    if rest.isEmpty { return nil }
    var trial = self
    if rest.first == "\"", let text = try? trial.quotedWord(), !trial.hasMore {
      self = trial
      return (text, true)
    }
    defer { rest.removeAll() }
    return (String(rest), false)
  }

  private mutating func quotedWord() throws(OpenQuote) -> String {
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\" where rest.first == "\"" || rest.first == "\\":
        text.append(rest.removeFirst())
      default: text.append(scalar)
      }
    }
    throw OpenQuote()
  }
}

extension Unicode.Scalar {
  /// Whether words end here.
  package var separatesWords: Bool { self == " " || self == "\t" }
}

extension String {
  /// The name as it is typed: in quotes if it would not be one word without.
  package var quotedIfNeeded: String {
    let needsQuotes = isEmpty || unicodeScalars.contains { $0.separatesWords || $0 == "\"" }
    return needsQuotes ? inQuotes : self
  }

  /// The text in quotes, so that it is read back as it is.
  package var inQuotes: String { "\"" + escaped + "\"" }

  /// The text as it stands between quotes.
  package var escaped: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}
