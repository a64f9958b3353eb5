import PlatenNavigation
import PlatenSession

extension CommandInterpreter {
  /// Parses the arguments of a line according to the line's command.
  ///
  /// - Throws: `CommandError` if the command is unknown or its arguments are invalid. The message
  ///   suggests the syntax of the command that the user probably meant.
  func parsed(_ typed: TypedCommand) throws(CommandError) -> (Command, Arguments) {
    guard let command = typed.command else { throw unknown(typed) }
    do throws(UsageError) {
      return (command, try Arguments(typed.rest, of: command))
    } catch {
      let hint =
        error == .tooMany && !command.synopsis.isEmpty ? " (quote a name that contains spaces)" : ""
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

  /// Returns the line that the user probably meant.
  ///
  /// In order of precedence, that line opens the screen with the typed name, runs a similar
  /// command, or opens a screen with a similar name.
  private func line(meantBy typed: TypedCommand) -> String? {
    let titles = registry.entries.map(\.title)
    let title = String(typed.line).unquoted
    if let screen = titles.first(where: { $0.unquoted == title }) { return "open \(screen)" }
    if let meant = typed.meant {
      return (typed.hasMore ? usage(of: meant, meantBy: typed) : nil) ?? meant.name
    }
    return mostSimilar(to: title, among: titles).map { "open \($0)" }
  }

  /// Returns the usage of a command for the control that a line names.
  ///
  /// If the control does not support the command, the result is the usage of the control's primary
  /// action. If the line has no arguments, the result lists the usages for all targets, up to
  /// three.
  private func usage(of command: Command, meantBy typed: TypedCommand) -> String? {
    if !typed.hasMore { return usages(of: command).joinedIfFew }
    guard command.actsOnControl, let session, let name = session.name(startingIn: typed.rest),
      let control = try? session.screen.names.control(named: name)
    else { return nil }
    let usages = ControlHelp(of: control, named: name, among: commands)
    return usages[command.name] ?? usages.chief.first
  }

  /// Returns the usage of a command for each possible first argument.
  func usages(of command: Command) -> [String] {
    switch command.parameters.first?.kind {
    case .control?:
      guard let session else { return [] }
      return zip(session.screen.names.controls, session.screen.controls).compactMap {
        name, control in
        ControlHelp(of: control, named: name, among: commands)[command.name]
      }
    case .screen?:
      return registry.entries.filter { $0.variant == nil }.map { "\(command.name) \($0.title)" }
    default: return []
    }
  }
}

extension [String] {
  /// The usages joined by "or", or `nil` if the array is empty or contains more than three usages.
  fileprivate var joinedIfFew: String? { 1...3 ~= count ? alternatives(self) : nil }
}

extension Session {
  /// The maximum number of words in the name of a control that is typed without quotes.
  private static let maxWords = 20

  /// Returns the control name that matches the most words at the start of the text, with or without
  /// quotes.
  fileprivate func name(startingIn text: Substring) -> String? {
    let words = text.unicodeScalars.split(maxSplits: Self.maxWords) { $0.separatesWords }
      .map { String($0).unquoted }
    let names = screen.names.controls
    for count in (1...Self.maxWords).reversed() where count <= words.count {
      let start = words.prefix(count).joined(separator: " ")
      if let name = names.first(where: { $0.unquoted == start }) { return name }
    }
    return nil
  }
}

extension String {
  /// The string in lowercase and without quotes, for tolerant comparison of names.
  fileprivate var unquoted: String { lowercased().filter { $0 != "\"" } }
}
