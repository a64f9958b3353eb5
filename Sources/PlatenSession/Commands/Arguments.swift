import PlatenLines

/// What follows the name of a command.
///
/// Words are separated by spaces; a word in double quotes may hold spaces, and `\"` and `\\` in
/// it stand for themselves. A command whose synopsis ends in `TEXT` takes the rest of the line as
/// its last argument, as it is unless it is quoted as a whole.
struct Arguments: Sendable {
  /// The words, without their quotes.
  let words: [String]
  /// Whether the last word stood in quotes.
  let isLastQuoted: Bool

  /// - Throws: `CommandError` when words are missing, too many, or a quote is not closed.
  init(_ rest: Substring, of usage: String, synopsis: String) throws(CommandError) {
    let names = synopsis.split(separator: " ")
    var scanner = Scanner(rest: rest)
    var (words, isQuoted) = ([String](), false)
    for (index, name) in names.enumerated() {
      let takesRest = name == "TEXT" && index == names.count - 1
      guard let word = try takesRest ? scanner.remainder() : scanner.word() else {
        if name.hasPrefix("[") { break }
        throw CommandError("missing \(name): \(usage)")
      }
      words.append(word.text)
      isQuoted = word.isQuoted
    }
    if try scanner.word() != nil {
      throw CommandError("too many arguments: \(usage) (a name with spaces is quoted)")
    }
    self.words = words
    isLastQuoted = isQuoted
  }

  subscript(index: Int) -> String { words[index] }
}

private struct Scanner {
  var rest: Substring

  /// The next word, if any.
  mutating func word() throws(CommandError) -> (text: String, isQuoted: Bool)? {
    rest = rest.drop { $0 == " " }
    guard let first = rest.first else { return nil }
    if first == "\"" { return (try quotedWord(), true) }
    let word = rest.prefix { $0 != " " }
    rest = rest[word.endIndex...]
    return (String(word), false)
  }

  /// All that is left after one space, as it is unless it is quoted as a whole.
  mutating func remainder() throws(CommandError) -> (text: String, isQuoted: Bool)? {
    if rest.first == " " { rest.removeFirst() }
    if rest.isEmpty { return nil }
    var trial = self
    if rest.first == "\"", let text = try? trial.quotedWord(), trial.rest.allSatisfy({ $0 == " " }) {
      self = trial
      return (text, true)
    }
    defer { rest = "" }
    return (String(rest), false)
  }

  private mutating func quotedWord() throws(CommandError) -> String {
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
    throw CommandError("a quote is not closed: \"\(text.printable)")
  }
}
