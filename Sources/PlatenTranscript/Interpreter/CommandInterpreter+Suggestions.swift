import PlatenSession
import PlatenViews

extension CommandInterpreter {
  /// Takes a line's words as its command does.
  ///
  /// - Throws: `CommandError` when there is no such command, or it does not take the words; it says
  ///   how what was probably meant is written.
  func parsed(_ typed: TypedCommand) throws(CommandError) -> (Command, Arguments) {
    guard let command = typed.command else { throw unknown(typed) }
    do throws(UsageError) {
      return (command, try Arguments(typed.rest, of: command))
    } catch {
      let hint = error == .tooMany ? " (quote a name that contains spaces)" : ""
      throw CommandError(
        error.message(usage: usage(of: command, meantBy: typed) ?? command.usage + hint))
    }
  }

  private func unknown(_ typed: TypedCommand) -> CommandError {
    let problem = "no command \(typed.name.shown.inQuotes); "
    guard let line = line(meantBy: typed) else {
      return CommandError(problem + "run help to list the commands")
    }
    return CommandError(problem + "did you mean: \(line)")
  }

  /// The line that was probably meant: one that opens the screen of that name, one with a similar
  /// command, or one that opens a screen of a similar name.
  private func line(meantBy typed: TypedCommand) -> String? {
    let titles = registry.entries.map(\.title)
    let title = String(typed.line).unquoted
    if let screen = titles.first(where: { $0.unquoted == title }) { return "open \(screen)" }
    if let meant = typed.meant {
      return (typed.hasMore ? usage(of: meant, meantBy: typed) : nil) ?? meant.name
    }
    return mostSimilar(to: title, among: titles).map { "open \($0)" }
  }

  /// How a command is written for what a line names: for a control that does not take it, what
  /// that takes instead; where the line names nothing, for all that there is.
  private func usage(of command: Command, meantBy typed: TypedCommand) -> String? {
    if !typed.hasMore { return usages(of: command).joinedIfFew }
    guard command.actsOnControl, let session, let name = session.name(startingIn: typed.rest),
      let control = try? session.element(named: name)
    else { return nil }
    let usages = ControlHelp(of: control, named: name, among: commands)
    return usages[command.name] ?? usages.chief.first
  }

  /// How a command is written, for all that there is to name first.
  func usages(of command: Command) -> [String] {
    switch command.parameters.first?.kind {
    case .control?:
      guard let session else { return [] }
      return zip(session.controlNames, session.elements).compactMap { name, control in
        ControlHelp(of: control, named: name, among: commands)[command.name]
      }
    case .screen?:
      return registry.entries.filter { $0.variant == nil }.map { "\(command.name) \($0.title)" }
    default: return []
    }
  }
}

extension [String] {
  /// Side by side, if they are not more than three.
  fileprivate var joinedIfFew: String? { 1...3 ~= count ? alternatives(self) : nil }
}

extension Session {
  /// Words that the name of a control may have, where it is typed without quotes.
  private static let mostWords = 20

  /// The longest beginning of a text that is the name of a control, whether it is in quotes or not.
  fileprivate func name(startingIn text: Substring) -> String? {
    let words = text.unicodeScalars.split(maxSplits: Self.mostWords) { $0.separatesWords }
      .map { String($0).unquoted }
    let names = controlNames
    for count in (1...Self.mostWords).reversed() where count <= words.count {
      let start = words.prefix(count).joined(separator: " ")
      if let name = names.first(where: { $0.unquoted == start }) { return name }
    }
    return nil
  }
}

extension String {
  /// The name in small letters and without quotes, so that mistakes in these do not matter.
  fileprivate var unquoted: String { lowercased().filter { $0 != "\"" } }
}
