import PlatenNavigation

/// A user action on a control, with the text that it needs.
///
///     try session.send(.set("Name", to: "Ada"))
///     try session.send(.press("Save"))
public struct Input: Sendable, Equatable {
  /// The action to perform.
  public let action: ControlAction
  /// The identifier or label of the control; `label#2` is the second control with that label.
  ///
  /// For `dismiss`, this is the title of an alert, `sheet`, or an empty string for the topmost
  /// modal. For `key`, this is the key combination.
  public let control: String
  /// The text operand, or an empty literal for actions without text.
  public let text: InputText

  /// The row whose position the moved row takes; `nil` for actions other than `move`.
  public let place: InputText?

  /// Creates an input for any action other than `move`.
  public init(_ action: ControlAction, _ control: String, _ text: InputText = .literal("")) {
    self.init(action, control, text, place: nil)
  }

  private init(_ action: ControlAction, _ control: String, _ text: InputText, place: InputText?) {
    self.action = action
    self.control = control
    self.text = text
    self.place = place
  }

  /// Creates the input that performs an operation on a control.
  init(_ operation: ControlOperation, _ control: String) {
    switch operation {
    case .set(let text), .type(let text), .pick(let text):
      self.init(operation.action, control, .literal(text))
    case .select(let row), .scroll(let row):
      self.init(operation.action, control, .literal("\(row)"))
    case .move(let row, let place):
      self = .move(control, row: .literal("\(row)"), to: .literal("\(place)"))
    case .press, .toggle, .step, .clear, .submit:
      self.init(operation.action, control)
    }
  }

  /// Returns an input that replaces the text of a field.
  public static func set(_ control: String, to text: InputText) -> Input {
    .init(.set, control, text)
  }

  /// Returns an input that appends to the text of a field.
  public static func type(_ text: InputText, into control: String) -> Input {
    .init(.type, control, text)
  }

  /// Returns an input that clears a field.
  public static func clear(_ control: String) -> Input { .init(.clear, control) }

  /// Returns an input that submits the text of a field, like the Return key.
  public static func submit(_ control: String) -> Input { .init(.submit, control) }

  /// Returns an input that moves the focus to a control.
  public static func focus(_ control: String) -> Input { .init(.focus, control) }

  /// Returns an input that presses a button.
  public static func press(_ control: String) -> Input { .init(.press, control) }

  /// Returns an input that increments a value by one step.
  public static func increment(_ control: String) -> Input { .init(.increment, control) }

  /// Returns an input that decrements a value by one step.
  public static func decrement(_ control: String) -> Input { .init(.decrement, control) }

  /// Returns an input that selects an option by its label.
  public static func pick(_ option: InputText, of control: String) -> Input {
    .init(.pick, control, option)
  }

  /// Returns an input that switches a toggle to its other state.
  public static func toggle(_ control: String) -> Input { .init(.toggle, control) }

  /// Returns an input that selects a row of a list by its number, starting at 1, or by its text.
  ///
  /// In a list with multiple selection, selecting a selected row deselects it.
  public static func select(_ list: String, row: InputText) -> Input { .init(.select, list, row) }

  /// Returns an input that scrolls a list so that the specified row comes first.
  ///
  /// Specify the row by its number, starting at 1, or by its text.
  public static func scroll(_ list: String, to row: InputText) -> Input {
    .init(.scroll, list, row)
  }

  /// Returns an input that moves a row of a list to the position of another row.
  ///
  /// Specify each row by its number, starting at 1, or by its text.
  public static func move(_ list: String, row: InputText, to place: InputText) -> Input {
    .init(.move, list, row, place: place)
  }

  /// Returns an input that dismisses the topmost modal. The cancel button of an alert dismisses the
  /// alert.
  public static func dismiss(_ title: String = "") -> Input { .init(.dismiss, title) }

  /// An input that performs the refresh action of the topmost layer.
  public static var refresh: Input { .init(.refresh, "") }

  /// Returns an input that presses a keyboard shortcut: `command-s`, `shift-command-s`, `return`.
  public static func key(_ keys: String) -> Input { .init(.key, keys) }
}

/// The text of an input: a literal, or the name of a secret that the session stores.
public enum InputText: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// Literal text.
  case literal(String)
  /// The name of a secret that the session stores.
  case secret(String)

  /// Creates literal text from a string literal.
  public init(stringLiteral text: String) { self = .literal(text) }
}
