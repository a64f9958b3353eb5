import PlatenInteraction

/// An action on a control with its operand, such as text, an option, or row numbers.
package enum ControlOperation: Equatable {
  case press, toggle
  case step(ValueStep)
  case set(String), type(String), clear, submit
  case pick(String)
  case select(row: Int), scroll(to: Int), move(row: Int, to: Int)

  /// A single step up or down.
  package static let increment = ControlOperation.step(ValueStep(isUp: true))
  package static let decrement = ControlOperation.step(ValueStep(isUp: false))

  /// The action without its operand.
  package var action: ControlAction {
    switch self {
    case .press: .press
    case .toggle: .toggle
    case .step(let step): step.isUp ? .increment : .decrement
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

/// A change of a control's value in one direction.
package struct ValueStep: Equatable, Sendable {
  /// The distance of a step.
  package enum Size: Sendable {
    /// One step of a number; a day of a date, or a minute of a time.
    case single
    /// A month of a date, or an hour of a time.
    case page
    /// All the steps to the end of the range.
    case whole
  }

  /// Whether the step increases the value.
  package let isUp: Bool
  package let size: Size

  package init(isUp: Bool, size: Size = .single) { (self.isUp, self.size) = (isUp, size) }
}
