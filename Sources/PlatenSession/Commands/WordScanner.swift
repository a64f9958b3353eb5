/// Takes words from the beginning of a line.
struct WordScanner {
  /// A word without its quotes, if it had any.
  typealias Word = (text: String, isQuoted: Bool)

  /// A word begins with a quote that nothing closes.
  struct OpenQuote: Error {}

  private var rest: Substring

  init(_ line: Substring) { rest = line }

  /// Whether there is another word.
  var hasMore: Bool { !rest.allSatisfy(\.separatesWords) }

  /// The next word, if any.
  mutating func word() throws(OpenQuote) -> Word? {
    rest = rest.drop(while: \.separatesWords)
    if rest.isEmpty { return nil }
    if rest.first == "\"" { return (try quotedWord(), true) }
    let word = rest.prefix { !$0.separatesWords }
    rest = rest[word.endIndex...]
    return (String(word), false)
  }

  /// All that is left after one separator, as it is unless it is quoted as a whole.
  mutating func remainder() throws(OpenQuote) -> Word? {
    if rest.first?.separatesWords == true { rest.removeFirst() }
    if rest.isEmpty { return nil }
    var trial = self
    if rest.first == "\"", let text = try? trial.quotedWord(),
      trial.rest.allSatisfy(\.separatesWords)
    {
      self = trial
      return (text, true)
    }
    defer { rest = "" }
    return (String(rest), false)
  }

  private mutating func quotedWord() throws(OpenQuote) -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\" where rest.first == "\"" || rest.first == "\\":
        rest.popFirst().map { text.append($0) }
      default: text.append(character)
      }
    }
    throw OpenQuote()
  }
}

extension Character {
  /// Whether words end here.
  var separatesWords: Bool { self == " " || self == "\t" }
}

extension String {
  /// The name as it is typed: in quotes if it would not be one word without.
  var quotedIfNeeded: String {
    isEmpty || contains { $0.separatesWords || $0 == "\"" } ? inQuotes : self
  }

  /// The text in quotes, so that it is read back as it is.
  var inQuotes: String {
    let escaped = flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"" + String(escaped) + "\""
  }
}
