import PlatenNavigation
import PlatenSession

/// The commands that act on a control, with a description of each command.
@MainActor
struct ControlHelp {
  private let usage: ControlUsage
  /// The commands for the control's actions. An app can override commands of the same names.
  private let commands: [(command: Command, action: ControlAction)]

  /// Creates the help for a control.
  ///
  /// - Parameter name: The name that commands use for the control.
  init(of control: ControlElement, named name: String, among commands: [Command]) {
    usage = ControlUsage(of: control, named: name)
    self.commands = commands.compactMap { command in
      guard command.actsOnControl, let action = ControlAction(rawValue: command.name),
        control.takes(action)
      else { return nil }
      return (command, action)
    }
  }

  /// The command lines of the control's primary actions.
  var chief: [String] {
    usage.chief.filter { chief in commands.contains { $0.action == chief } }
      .compactMap { usage[$0] }
  }

  /// The command lines of all supported actions, with their descriptions.
  var all: [HelpEntry] {
    commands.compactMap { command, action in
      usage[action].map { HelpEntry(term: $0, meaning: command.summary) }
    }
  }

  /// Returns the command line for this control, or `nil` if the control does not support the
  /// command.
  subscript(command: String) -> String? {
    commands.first { $0.command.name == command }.flatMap { usage[$0.action] }
  }
}
