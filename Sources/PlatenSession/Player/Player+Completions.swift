import PlatenViews

extension Player {
  /// The words that may go on in a line, for who is typing it.
  ///
  /// They are the names of commands, and behind one what its synopsis says: controls that take it,
  /// screens, what can be closed; for a secure field the secrets that have a name.
  ///
  /// - Parameters:
  ///   - word: The beginning of the word, without a quote before it.
  ///   - before: The line before the word.
  package func completions(of word: String, after before: String) -> [String] {
    candidates(after: before).filter { $0.hasPrefix(word) }
  }

  private func candidates(after before: String) -> [String] {
    var scanner = WordScanner(before[...])
    var words: [String] = []
    while let word = try? scanner.word() { words.append(word.text) }
    guard let name = words.first else { return commands.map(\.name) }
    guard let command = commands.first(where: { $0.name == name }) else { return [] }
    let arguments = command.synopsis.split(separator: " ")
    let position = words.count - 1
    guard position < arguments.count else { return [] }
    switch arguments[position] {
    case "FIELD", "CONTROL", "BUTTON": return controlNames(taking: command)
    case "TEXT", "OPTION": return values(for: words[1])
    case "NAME" where name == "open": return catalogue.entries.map(\.name).unique
    case "[VARIANT]": return catalogue.entries.filter { $0.name == words[1] }.compactMap(\.variant)
    case "[TITLE]": return session?.modals.map(\.name) ?? []
    case "[COMMAND]": return commands.map(\.name)
    default: return command.completions(Array(words.dropFirst()))
    }
  }

  private func controlNames(taking command: Command) -> [String] {
    guard let session, let verb = Verb(rawValue: command.name) else { return [] }
    return zip(session.controlNames, session.controls)
      .filter { $0.1.verbs.contains(verb) && $0.1.isEnabled }.map(\.0)
  }

  private func values(for name: String) -> [String] {
    guard let session, let control = try? session.control(named: name) else { return [] }
    return control.isSecure ? session.secrets.keys.sorted().map { "$" + $0 } : control.options
  }
}

extension [String] {
  /// Each once, in the order in which they come first.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
