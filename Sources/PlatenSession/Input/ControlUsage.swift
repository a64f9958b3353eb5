import PlatenLines
import PlatenViews

/// How the inputs to a control are typed: words in capitals are for the person to choose, `a|b` is one
/// of the two, `1…9` a number from 1 to 9.
@MainActor
package struct ControlUsage {
  /// The cells that options in a line take at most.
  private static let optionsWidth = 44
  /// What can be done to most controls of a kind, and is not what one looks for them for.
  private static let minor: [ControlAction] = [.type, .clear, .submit, .focus]

  private let control: ControlElement
  private let name: String

  /// - Parameter name: By which the control is found.
  package init(of control: ControlElement, named name: String) {
    self.control = control
    self.name = name
  }

  /// The actions that the control is there for.
  package var chief: [ControlAction] {
    var actions = ControlAction.allCases.filter {
      control.takes($0) && !Self.minor.contains($0)
    }
    if actions.contains(.set) { actions.removeAll { $0 == .increment || $0 == .decrement } }
    if control.rows?.areAllShown == true { actions.removeAll { $0 == .scroll } }
    return actions
  }

  /// The line that does an action, if the control takes it now.
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

  /// The options side by side, if there is room for them.
  private var options: String? {
    let text = control.options.map(\.shown.asOption).joined(separator: "|")
    return text.isEmpty || text.cells > Self.optionsWidth ? nil : text
  }
}

extension ControlAction {
  /// What a line has behind the name of the control, by the word that describes it.
  package enum Operand: String {
    case text = "TEXT"
    case option = "OPTION"
    case row = "ROW"
    case place = "PLACE"
  }

  /// What a line that does this has behind the name of the control.
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

  /// The numbers that a row can have, if there are rows.
  fileprivate var numbers: String? { count > 1 ? "1…\(count)" : count == 1 ? "1" : nil }
}

extension String {
  /// The option as it is typed, where `|` stands between options.
  fileprivate var asOption: String { contains("|") ? inQuotes : quotedIfNeeded }
}
