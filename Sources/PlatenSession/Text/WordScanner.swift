/// A scanner that splits a command line into words.
///
/// The scanner operates on Unicode scalars: a quote or space separates words even if a combining
/// mark follows it.
package struct WordScanner {
  /// A word without its quotes, and whether it was quoted.
  package typealias Word = (text: String, isQuoted: Bool)

  /// An error that reports a word with an opening quote but no closing quote.
  package struct OpenQuote: Error {}

  package private(set) var rest: Substring.UnicodeScalarView

  package init(_ line: Substring) { rest = line.unicodeScalars }

  /// Whether the line contains another word.
  package var hasMore: Bool { !rest.allSatisfy(\.separatesWords) }

  /// Consumes and returns the next word, or returns `nil` at the end of the line.
  package mutating func word() throws(OpenQuote) -> Word? {
    rest = rest.drop(while: \.separatesWords)
    if rest.isEmpty { return nil }
    if rest.first == "\"" { return (try quotedWord(), true) }
    let word = rest.prefix { !$0.separatesWords }
    rest = rest[word.endIndex...]
    return (String(word), false)
  }

  /// Consumes and returns the rest of the line after one separator. Surrounding quotes are removed
  /// if they enclose the entire rest.
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
  /// Whether the scalar separates words: a space or a tab.
  package var separatesWords: Bool { self == " " || self == "\t" }
}

extension String {
  /// The text as a single word, in quotes if necessary.
  package var quotedIfNeeded: String {
    let needsQuotes = isEmpty || unicodeScalars.contains { $0.separatesWords || $0 == "\"" }
    return needsQuotes ? inQuotes : self
  }

  /// The text in quotes, with quotes and backslashes escaped.
  package var inQuotes: String { "\"" + escaped + "\"" }

  /// The text with a backslash before each quote and backslash.
  package var escaped: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}
