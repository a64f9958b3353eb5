import PlatenSession
import PlatenViews

extension CommandInterpreter {
  /// The words that may go on in a line, for who is typing it.
  ///
  /// They are the names of commands, and behind one what it takes: controls that take it, their
  /// options, screens, what can be closed; for a secure field the secrets that have a name. Nothing
  /// is scrolled for them: of a row that is not shown there are none.
  ///
  /// - Parameters:
  ///   - word: The beginning of the word, without a quote before it.
  ///   - before: The line before the word.
  package func completions(of word: String, after before: String) -> [String] {
    session?.flush()
    return candidates(after: before).filter { $0.hasPrefix(word) }
  }

  private func candidates(after before: String) -> [String] {
    var scanner = WordScanner(before[...])
    var words: [String] = []
    while let word = try? scanner.word() { words.append(word.text) }
    guard let name = words.first else { return commands.map(\.name) }
    guard let command = commands.first(where: { $0.name == name }) else { return [] }
    let position = words.count - 1
    guard position < command.parameters.count else { return [] }
    let subject = words.dropFirst().first ?? ""
    switch command.parameters[position].kind {
    case .control:
      return command.actsOnControl ? controlNames(taking: command) : session?.shownNames ?? []
    case .text: return secretNames(for: subject)
    case .option: return control(subject)?.options ?? []
    case .screen: return registry.entries.map(\.name).unique
    case .variant: return registry.entries.filter { $0.name == subject }.compactMap(\.variant)
    case .title: return session?.layers.compactMap(\.modal?.name) ?? []
    case .keys: return session?.keyNames ?? []
    case .pipe: return session?.pipeNames ?? []
    case .topic: return commands.map(\.name) + (session?.controlNames ?? [])
    case .row: return rowTexts(of: subject)
    case .duration: return []
    case nil: return command.completions(Array(words.dropFirst()))
    }
  }

  private func controlNames(taking command: Command) -> [String] {
    guard let session, let action = ControlAction(rawValue: command.name) else { return [] }
    return zip(session.controlNames, session.elements)
      .filter { $0.1.takes(action) && $0.1.isEnabled }.map(\.0)
  }

  private func control(_ name: String) -> ControlElement? { session?.shownControl(named: name) }

  /// What the rows of a list say that are shown.
  private func rowTexts(of name: String) -> [String] {
    guard let rows = control(name)?.rows else { return [] }
    return rows.texts().map(\.text).unique
  }

  private func secretNames(for field: String) -> [String] {
    guard let session, control(field)?.isSecure == true else { return [] }
    return session.secrets.keys.sorted().map { "$" + $0 }
  }
}
