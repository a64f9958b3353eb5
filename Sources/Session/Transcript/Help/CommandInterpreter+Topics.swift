import PlatenLines
import PlatenNavigation
import PlatenSession

extension CommandInterpreter {
  /// Returns the help text for a command, a control, or both.
  ///
  /// - Throws: `CommandError` if neither a command nor a control has the name.
  func help(on topic: String) throws(CommandError) -> [String] {
    let lines = commandHelp(topic) + controlHelp(topic)
    if !lines.isEmpty { return lines }
    let meant =
      TypedCommand(topic[...], among: commands).meant?.name
      ?? mostSimilar(to: topic, among: session?.screen.names.controls ?? [])
    throw CommandError(
      "no help on \(topic.shown.inQuotes); \(meant.map(question) ?? "run help to list commands and controls")"
    )
  }

  private func commandHelp(_ name: String) -> [String] {
    guard let command = Command.called(name, among: commands) else { return [] }
    return [command.usage] + wrapped(command.summary)
      + command.details.split(separator: "\n").map(String.init).flatMap(wrapped)
      + examples(of: command)
  }

  /// Returns the command line for each control or screen to which the command applies.
  private func examples(of command: Command) -> [String] {
    let usages = usages(of: command)
    if usages.isEmpty { return [] }
    return ["Here:"] + usages.prefix(Self.maxLines).map { "  " + $0 }
      + (usages.count > Self.maxLines ? ["  …"] : [])
  }

  private func controlHelp(_ name: String) -> [String] {
    guard let control = session?.screen.names.shownControl(named: name) else {
      return []
    }
    let usages = ControlHelp(of: control, named: name, among: commands)
    let state = control.isEnabled ? "" : ", disabled"
    let value = control.value.map { $0.isEmpty ? "" : ", \($0.shownInQuotes)" } ?? ""
    let format = control.format.map { ["Accepts \($0)."] } ?? []
    return ["\(name.shown.inQuotes) is a \(control.role.rawValue)\(value)\(state)."] + format
      + described(usages.all.map(\.indented), within: options.size.width)
      + optionList(of: control)
  }

  private func optionList(of control: ControlElement) -> [String] {
    if control.options.isEmpty { return [] }
    return ["Options:"] + control.options.map { "  " + $0.shown.quotedIfNeeded }
  }

  /// Wraps a paragraph. Indented examples remain unchanged.
  private func wrapped(_ text: String) -> [String] {
    text.hasPrefix("  ") ? [text] : Line(text).wrapped(to: options.size.width).map(\.text)
  }
}
