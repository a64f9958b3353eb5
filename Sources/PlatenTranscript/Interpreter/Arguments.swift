import PlatenSession

/// What follows the name of a command.
///
/// Words are separated by spaces and tabs; a word in double quotes may hold them, and `\"` and
/// `\\` in it stand for themselves. A command whose synopsis ends in `TEXT` takes the rest of the
/// line as its last argument, as it is unless it is quoted as a whole.
struct Arguments: Sendable {
  /// The words, without their quotes.
  let words: [String]
  /// Whether the last word stood in quotes.
  let isLastQuoted: Bool

  /// - Throws: `UsageError` when words are missing, too many, or a quote is not closed.
  @MainActor
  init(_ rest: Substring, of command: Command) throws(UsageError) {
    var scanner = WordScanner(rest)
    var (words, isQuoted) = ([String](), false)
    for (index, parameter) in command.parameters.enumerated() {
      let takesRest = parameter.canTakeRest && index == command.parameters.count - 1
      guard let word = try scanner.next(takesRest) else {
        if parameter.isOptional { break }
        throw .missing(parameter.name)
      }
      words.append(word.text)
      isQuoted = word.isQuoted
    }
    if try scanner.next(false) != nil { throw .tooMany }
    self.words = words
    isLastQuoted = isQuoted
  }

  subscript(index: Int) -> String { words[index] }

  /// The name of the secret that the last word stands for, if it is written `$name`; spaces around
  /// that mean nothing.
  var secretName: String? {
    guard !isLastQuoted, let last = words.last else { return nil }
    var scanner = WordScanner(last[...])
    guard let word = try? scanner.word(), !word.isQuoted, !scanner.hasMore,
      word.text.hasPrefix("$")
    else { return nil }
    let name = String(word.text.dropFirst())
    return isSecretName(name) ? name : nil
  }
}

/// Why a command does not take what follows its name. It repeats none of the words: one may be a
/// secret.
enum UsageError: Error, Equatable {
  /// There is no word for this parameter.
  case missing(String)
  /// There are more words than parameters.
  case tooMany
  /// A word begins with a quote that nothing closes.
  case openQuote

  /// The message that follows the `!`, with how the command is written.
  func message(usage: String) -> String {
    switch self {
    case .missing(let name): "missing \(name): \(usage)"
    case .tooMany: "too many arguments: \(usage)"
    case .openQuote: "missing closing quote: \(usage)"
    }
  }
}

extension WordScanner {
  fileprivate mutating func next(_ takesRest: Bool) throws(UsageError) -> Word? {
    do {
      return try takesRest ? remainder() : word()
    } catch {
      throw .openQuote
    }
  }
}
