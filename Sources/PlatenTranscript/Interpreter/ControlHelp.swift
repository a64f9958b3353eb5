import PlatenSession
import PlatenViews

/// The commands that act on a control, as they are typed, and what they do.
@MainActor
struct ControlHelp {
  private let usage: ControlUsage
  /// The commands for what can be done to the control; an app may have others of the same names.
  private let commands: [(command: Command, action: ControlAction)]

  /// - Parameter name: By which the control is found.
  init(of control: ControlElement, named name: String, among commands: [Command]) {
    usage = ControlUsage(of: control, named: name)
    self.commands = commands.compactMap { command in
      guard command.actsOnControl, let action = ControlAction(rawValue: command.name),
        control.takes(action)
      else { return nil }
      return (command, action)
    }
  }

  /// What the control is there for.
  var chief: [String] {
    usage.chief.filter { chief in commands.contains { $0.action == chief } }
      .compactMap { usage[$0] }
  }

  /// All that can be done with it, and what that does.
  var all: [HelpEntry] {
    commands.compactMap { command, action in
      usage[action].map { HelpEntry(term: $0, meaning: command.summary) }
    }
  }

  /// How a command is written for this control, if it takes it now.
  subscript(command: String) -> String? {
    commands.first { $0.command.name == command }.flatMap { usage[$0.action] }
  }
}
