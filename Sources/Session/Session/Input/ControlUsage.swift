import PlatenLines
import PlatenNavigation

/// The syntax of the commands that act on a control.
///
/// Uppercase words are placeholders, `a|b` lists alternatives, and `1…9` is a number from 1 to 9.
@MainActor
package struct ControlUsage {
  /// The maximum width of an inline list of options, in cells.
  private static let optionsWidth = 44
  /// Secondary actions, which most controls of a kind support.
  private static let minor: [ControlAction] = [.type, .clear, .submit, .focus]

  private let control: ControlElement
  private let name: String

  /// Creates the usage of a control.
  ///
  /// - Parameter name: The name that commands use for the control.
  package init(of control: ControlElement, named name: String) {
    self.control = control
    self.name = name
  }

  /// The primary actions of the control.
  package var chief: [ControlAction] {
    var actions = ControlAction.allCases.filter {
      control.takes($0) && !Self.minor.contains($0)
    }
    if actions.contains(.set) { actions.removeAll { $0 == .increment || $0 == .decrement } }
    if control.rows?.areAllShown == true { actions.removeAll { $0 == .scroll } }
    return actions
  }

  /// Returns the command line for an action, or `nil` if the control does not currently support it.
  package subscript(action: ControlAction) -> String? {
    guard control.takes(action) else { return nil }
    var words = [action.rawValue, name.quotedIfNeeded]
    for operand in action.operands {
      guard let word = word(for: operand) else { return nil }
      words.append(word)
    }
    return words.joined(separator: " ")
  }

  private func word(for operand: ControlAction.Operand) -> String? {
    switch operand {
    case .text: control.isSecure ? "$NAME" : control.range ?? operand.rawValue
    case .option: options ?? operand.rawValue
    case .row, .place: control.rows?.numbers
    }
  }

  /// The options separated by `|`, or `nil` if there are none or they exceed the maximum width.
  private var options: String? {
    let text = control.options.map(\.shown.asOption).joined(separator: "|")
    return text.isEmpty || text.cells > Self.optionsWidth ? nil : text
  }
}

extension ControlAction {
  /// An operand that follows the name of the control; the raw value is its placeholder.
  package enum Operand: String {
    case text = "TEXT"
    case option = "OPTION"
    case row = "ROW"
    case place = "PLACE"
  }

  /// The operands that follow the name of the control in a command.
  package var operands: [Operand] {
    switch self {
    case .set, .type: [.text]
    case .pick: [.option]
    case .select, .scroll: [.row]
    case .move: [.row, .place]
    case .clear, .submit, .focus, .press, .toggle, .dismiss, .refresh, .key, .increment, .decrement:
      []
    }
  }
}

extension ControlElement.Rows {
  fileprivate var areAllShown: Bool { count <= shown.count }

  /// The range of row numbers, or `nil` if the list is empty.
  fileprivate var numbers: String? { count > 1 ? "1…\(count)" : count == 1 ? "1" : nil }
}

extension String {
  /// The option as a user types it in a list separated by `|`.
  fileprivate var asOption: String { contains("|") ? inQuotes : quotedIfNeeded }
}
