import PlatenInteraction

/// An action on a control with its operand, such as text, an option, or row numbers.
package enum ControlOperation: Equatable {
  case press, toggle, increment, decrement
  case set(String), type(String), clear, submit
  case pick(String)
  case select(row: Int), scroll(to: Int), move(row: Int, to: Int)

  /// The action without its operand.
  package var action: ControlAction {
    switch self {
    case .press: .press
    case .toggle: .toggle
    case .increment: .increment
    case .decrement: .decrement
    case .set: .set
    case .type: .type
    case .clear: .clear
    case .submit: .submit
    case .pick: .pick
    case .select: .select
    case .scroll: .scroll
    case .move: .move
    }
  }
}
