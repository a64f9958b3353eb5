import PlatenSession

/// The arguments of a command.
///
/// Spaces and tabs separate words. A word in double quotes can contain spaces and tabs, as well as
/// the escape sequences `\"`, `\\`, `\n` and `\t`. If the synopsis of a command ends in `TEXT`, the rest of the
/// line is a single argument. The quotes of this argument are removed only if they surround the
/// entire rest of the line.
struct Arguments: Sendable {
  /// The words, without their quotes.
  let words: [String]
  /// Whether the last word was quoted.
  let isLastQuoted: Bool

  /// Creates arguments by parsing the rest of a command line.
  ///
  /// - Throws: `UsageError` if words are missing or superfluous, or if a quote is not closed.
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

  /// The name of the secret in the last word if the word has the form `$name`. Spaces around the
  /// word are ignored.
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

/// An error in the arguments of a command.
///
/// The message does not repeat an argument, because the argument may be a secret.
enum UsageError: Error, Equatable {
  /// A missing argument for the parameter with this name.
  case missing(String)
  /// An argument for which the command has no parameter.
  case tooMany
  /// A word with an opening quote but no closing quote.
  case openQuote

  /// Returns the message that follows `!`, including the usage of the command.
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
