import PlatenLines
import PlatenViews

/// The lines that act on a control, as they are typed: words in capitals are for the person to
/// choose, `a|b` is one of the two, `1…9` a number from 1 to 9.
@MainActor
struct ControlHelp {
  /// The cells that options in a line take at most.
  private static let optionsWidth = 44
  /// What can be done to most controls of a kind, and is not what one looks for them for.
  private static let minor: [ControlAction] = [.type, .clear, .submit, .focus]

  private let control: Control
  private let name: String
  private let commands: [Command]

  /// - Parameter name: By which the control is found.
  init(of control: Control, named name: String, among commands: [Command] = Command.all) {
    self.control = control
    self.name = name
    self.commands = commands.filter { command in
      command.actsOnControl && control.actions.contains { $0.rawValue == command.name }
    }
  }

  /// What the control is there for.
  var chief: [String] {
    var actions = ControlAction.allCases.filter {
      control.actions.contains($0) && !Self.minor.contains($0)
    }
    if actions.contains(.set) { actions.removeAll { $0 == .increment || $0 == .decrement } }
    if control.rows?.areAllShown == true { actions.removeAll { $0 == .scroll } }
    return actions.compactMap { self[$0.rawValue] }
  }

  /// All that can be done with it, and what that does.
  var all: [HelpEntry] {
    commands.compactMap { command in
      usage(of: command).map { HelpEntry(term: $0, meaning: command.summary) }
    }
  }

  /// How a command is written for this control, if it takes it now.
  subscript(command: String) -> String? {
    commands.first { $0.name == command }.flatMap(usage)
  }

  private func usage(of command: Command) -> String? {
    var words = [command.name, name.quotedIfNeeded]
    for parameter in command.parameters.dropFirst() {
      guard let operand = operand(for: parameter) else { return nil }
      words.append(operand)
    }
    return words.joined(separator: " ")
  }

  private func operand(for parameter: Parameter) -> String? {
    switch parameter.kind {
    case .text: control.isSecure ? "$NAME" : control.range ?? parameter.name
    case .option: options ?? parameter.name
    case .row: control.rows?.numbers
    default: parameter.name
    }
  }

  /// The options side by side, if there is room for them.
  private var options: String? {
    let text = control.options.map(\.shown.asOption).joined(separator: "|")
    return text.isEmpty || text.cells > Self.optionsWidth ? nil : text
  }
}

extension Control.Rows {
  fileprivate var areAllShown: Bool { count <= shown.count }

  /// The numbers that a row can have, if there are rows.
  fileprivate var numbers: String? { count > 1 ? "1…\(count)" : count == 1 ? "1" : nil }
}

extension String {
  /// The option as it is typed, where `|` stands between options.
  fileprivate var asOption: String { contains("|") ? inQuotes : quotedIfNeeded }
}
