import PlatenLines
import PlatenNavigation
import PlatenSession

extension CommandInterpreter {
  /// The maximum number of commands or screens that one section of `help` lists.
  static let maxLines = 12

  /// The text of `help`: the available actions and commands.
  var help: [String] { help(within: options.size.width) }

  /// Returns the text of `help` within a width in cells.
  package func help(within width: Int) -> [String] {
    let (title, entries) = session.map(screenHelp) ?? catalogueHelp
    let own = commands.filter(\.isOwn).map(\.description)
    return HelpSection(title: title, entries: entries).lines(within: width)
      + HelpSection(title: "This app:", entries: own).lines(within: width)
      + general(within: width) + others(within: width)
  }
}

// MARK: - Available actions

extension CommandInterpreter {
  /// The help section that lists the screens that can be opened.
  private var catalogueHelp: (title: String, entries: [HelpEntry]) {
    let titles = registry.entries.filter { $0.variant == nil }.map(\.title)
    var entries: [HelpEntry] = titles.prefix(Self.maxLines).map {
      HelpEntry(term: "open \($0)")
    }
    if titles.count > entries.count {
      entries.append(HelpEntry(term: "screens", meaning: "List all \(titles.count)."))
    }
    return ("No screen is open:", entries)
  }

  /// Returns the help section with the actions on the screen or the topmost modal.
  private func screenHelp(of session: Session) -> (title: String, entries: [HelpEntry]) {
    let names = session.screen.names.controls
    var entries = chiefEntries(of: session, names)
    let top = session.screen.layers.last
    var actions: [ControlAction] = []
    if top?.dismiss != nil { actions.append(.dismiss) }
    if top?.refreshings.isEmpty == false { actions.append(.refresh) }
    entries += commands.filter { command in actions.contains { $0.rawValue == command.name } }
      .map { HelpEntry(term: $0.name, meaning: $0.summary) }
    if let keys = session.keys.map.shortcutNames.first {
      entries.append(
        HelpEntry(term: "key \(keys)", meaning: "Press a shortcut; controls lists them."))
    }
    if let name = names.first {
      entries.append(
        HelpEntry(term: "help \(name.quotedIfNeeded)", meaning: "List its commands."))
    }
    return (
      session.screen.layers.last?.modal.map { "In \($0.phrase):" } ?? "On this screen:", entries
    )
  }

  private func chiefEntries(of session: Session, _ names: [String]) -> [HelpEntry] {
    var entries: [HelpEntry] = []
    for (name, control) in zip(names, session.screen.controls) {
      let usages = ControlHelp(of: control, named: name, among: commands).chief
      if entries.count + usages.count > Self.maxLines {
        return entries + [HelpEntry(term: "controls", meaning: "List all \(names.count).")]
      }
      let note = control.isEnabled ? session.note(on: control) : "disabled"
      entries += usages.map { HelpEntry(term: $0, meaning: note) }
    }
    return entries
  }
}

extension Session {
  /// Returns a note on the text that a field accepts.
  fileprivate func note(on control: ControlElement) -> String {
    if !control.isSecure { return control.format ?? "" }
    let names = secrets.named.keys.sorted().map { "$" + $0 }
    return names.isEmpty
      ? "a secret from --secret NAME=VALUE or a prompt"
      : "a secret: \(names.joined(separator: ", "))"
  }
}

// MARK: - Commands

extension CommandInterpreter {
  /// Returns the built-in commands, by group.
  private func general(within width: Int) -> [String] {
    let entries = Command.Group.allCases.flatMap { group in
      [HelpEntry(term: "\(group.rawValue):")]
        + commands.filter { $0.group == group }.map(\.description.indented)
    }
    return described(entries, within: width)
  }

  /// Returns the names of the commands without a group.
  private func others(within width: Int) -> [String] {
    let names = commands.filter { $0.group == nil && !$0.isOwn }.map(\.name)
    let text = "Also \(names.joined(separator: ", ")). help press describes press."
    return Line(text).wrapped(to: width).map(\.text)
  }
}

extension Command {
  fileprivate var description: HelpEntry { HelpEntry(term: usage, meaning: summary) }
}
