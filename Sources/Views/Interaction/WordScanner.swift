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
      case "\\":
        if let escaped = rest.first.flatMap(\.unescaped) {
          text.append(escaped)
          rest.removeFirst()
        } else {
          text.append(scalar)
        }
      default: text.append(scalar)
      }
    }
    throw OpenQuote()
  }
}

extension Unicode.Scalar {
  /// Whether the scalar separates words: a space or a tab.
  package var separatesWords: Bool { self == " " || self == "\t" }

  /// The scalar that this scalar represents after a backslash, or `nil` if the backslash has no
  /// special meaning.
  fileprivate var unescaped: Unicode.Scalar? {
    switch self {
    case "n": "\n"
    case "t": "\t"
    case "\"", "\\": self
    default: nil
    }
  }
}

extension String {
  /// The text as a single word, in quotes if necessary.
  package var quotedIfNeeded: String {
    let needsQuotes =
      isEmpty || unicodeScalars.contains { $0.separatesWords || $0 == "\n" || $0 == "\"" }
    return needsQuotes ? inQuotes : self
  }

  /// The text as the value that a command sets, in quotes if necessary.
  ///
  /// Without quotes, a command would read `$pin` as the name of a secret.
  package var quotedAsValue: String { hasPrefix("$") ? inQuotes : quotedIfNeeded }

  /// The text in quotes, with the escape sequences that a quoted word can contain.
  package var inQuotes: String { "\"" + escaped + "\"" }

  /// The text with an escape sequence for each quote, backslash, newline and tab: `\"`, `\\`, `\n`
  /// and `\t`.
  package var escaped: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
      case "\t": escaped.append(contentsOf: "\\t".unicodeScalars)
      case "\"", "\\": escaped.append(contentsOf: ["\\", scalar])
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
