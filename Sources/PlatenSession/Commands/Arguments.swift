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

  /// - Throws: `CommandError` when words are missing, too many, or a quote is not closed. Its
  ///   message repeats none of them: one may be a secret.
  @MainActor
  init(_ rest: Substring, of command: Command) throws(CommandError) {
    let names = command.synopsis.split(separator: " ")
    var scanner = WordScanner(rest)
    var (words, isQuoted) = ([String](), false)
    for (index, name) in names.enumerated() {
      let takesRest = name == "TEXT" && index == names.count - 1
      guard let word = try scanner.next(takesRest, in: command) else {
        if name.hasPrefix("[") { break }
        throw CommandError("missing \(name): \(command.usage)")
      }
      words.append(word.text)
      isQuoted = word.isQuoted
    }
    if try scanner.next(false, in: command) != nil {
      throw CommandError("too many arguments: \(command.usage) (a name with spaces is quoted)")
    }
    self.words = words
    isLastQuoted = isQuoted
  }

  subscript(index: Int) -> String { words[index] }

  /// The name of the secret that the last word stands for, if it is written `$name`.
  var secretName: String? {
    guard !isLastQuoted, let word = words.last, word.hasPrefix("$") else { return nil }
    let name = String(word.dropFirst())
    return isSecretName(name) ? name : nil
  }
}

extension WordScanner {
  @MainActor
  fileprivate mutating func next(
    _ takesRest: Bool, in command: Command
  ) throws(CommandError) -> Word? {
    do {
      return try takesRest ? remainder() : word()
    } catch {
      throw CommandError("a quote is not closed: \(command.usage)")
    }
  }
}

/// Whether a secret can have this name: letters, digits and underscores.
package func isSecretName(_ name: String) -> Bool {
  !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}
