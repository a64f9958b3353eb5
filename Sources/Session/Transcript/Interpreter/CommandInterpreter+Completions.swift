import PlatenNavigation
import PlatenSession

extension CommandInterpreter {
  /// Returns the possible completions of a word in a command line.
  ///
  /// The completions are command names and, after a command, suitable arguments: controls that
  /// support the command, even if they are disabled, their options, screens, and modals to dismiss. For a secure field, the
  /// completions are the names of secrets. Completion never scrolls a list, so controls in rows
  /// outside the viewport are not included.
  ///
  /// - Parameters:
  ///   - word: The start of the word, without an opening quote.
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
      return command.actsOnControl ? controlNames(taking: command) : session?.screen.names.all ?? []
    case .text: return secretNames(for: subject)
    case .option: return control(subject)?.options ?? []
    case .screen: return registry.entries.map(\.name).unique
    case .variant: return registry.entries.filter { $0.name == subject }.compactMap(\.variant)
    case .title: return session?.screen.layers.compactMap(\.modal?.name) ?? []
    case .keys: return session?.keys.map.names ?? []
    case .pipe: return session?.pipeNames ?? []
    case .topic: return commands.map(\.name) + (session?.screen.names.controls ?? [])
    case .row: return rowTexts(of: subject)
    case .duration: return []
    case nil: return command.completions(Array(words.dropFirst()))
    }
  }

  private func controlNames(taking command: Command) -> [String] {
    guard let session, let action = ControlAction(rawValue: command.name) else { return [] }
    return zip(session.screen.names.controls, session.screen.controls)
      .filter { $0.1.takes(action) }.map(\.0)
  }

  private func control(_ name: String) -> ControlElement? {
    session?.screen.names.shownControl(named: name)
  }

  /// Returns the text of each visible row in a list.
  private func rowTexts(of name: String) -> [String] {
    guard let rows = control(name)?.rows else { return [] }
    return rows.texts().map(\.text).unique
  }

  private func secretNames(for field: String) -> [String] {
    guard let session, control(field)?.isSecure == true else { return [] }
    return session.secrets.named.keys.sorted().map { "$" + $0 }
  }
}
