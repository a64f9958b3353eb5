import PlatenViews

/// An action of a user, the control that it is performed on, and its text.
///
///     try session.send(.set("Name", to: "Ada"))
///     try session.send(.press("Save"))
public struct Input: Sendable, Equatable {
  /// What is done.
  public let action: ControlAction
  /// The control's identifier or label; `label#2` is the second of that label. Of `dismiss`, the
  /// title of an alert, the word `sheet`, or nothing for whatever is on top; of `key`, the keys.
  public let control: String
  /// The text, of those verbs that take one.
  public let text: InputText

  /// Of `move`: the row whose place the other one takes.
  public let place: InputText?

  /// An input of any kind but `move`.
  public init(_ action: ControlAction, _ control: String, _ text: InputText = .literal("")) {
    self.init(action, control, text, place: nil)
  }

  private init(_ action: ControlAction, _ control: String, _ text: InputText, place: InputText?) {
    self.action = action
    self.control = control
    self.text = text
    self.place = place
  }

  /// The input that stands for an operation on a control.
  init(_ operation: ControlOperation, _ control: String) {
    switch operation {
    case .set(let text), .type(let text), .pick(let text):
      self.init(operation.action, control, .literal(text))
    case .select(let row), .scroll(let row):
      self.init(operation.action, control, .literal("\(row)"))
    case .move(let row, let place):
      self = .move(control, row: .literal("\(row)"), to: .literal("\(place)"))
    case .press, .toggle, .increment, .decrement, .clear, .submit:
      self.init(operation.action, control)
    }
  }

  /// Replaces the text of a field.
  public static func set(_ control: String, to text: InputText) -> Input {
    .init(.set, control, text)
  }

  /// Adds to the end of a field's text.
  public static func type(_ text: InputText, into control: String) -> Input {
    .init(.type, control, text)
  }

  /// Empties a field.
  public static func clear(_ control: String) -> Input { .init(.clear, control) }

  /// Enters the text of a field, as the Return key does.
  public static func submit(_ control: String) -> Input { .init(.submit, control) }

  /// Makes a control the one that keys go to.
  public static func focus(_ control: String) -> Input { .init(.focus, control) }

  /// Presses a button.
  public static func press(_ control: String) -> Input { .init(.press, control) }

  /// Goes one step up.
  public static func increment(_ control: String) -> Input { .init(.increment, control) }

  /// Goes one step down.
  public static func decrement(_ control: String) -> Input { .init(.decrement, control) }

  /// Picks an option, by its label.
  public static func pick(_ option: InputText, of control: String) -> Input {
    .init(.pick, control, option)
  }

  /// Switches on what is off, and off what is on.
  public static func toggle(_ control: String) -> Input { .init(.toggle, control) }

  /// Selects a row of a list, by its number from 1 or by its text; of a set, the row again is out.
  public static func select(_ list: String, row: InputText) -> Input { .init(.select, list, row) }

  /// Begins the window of a list with a row, given by its number from 1 or by its text.
  public static func scroll(_ list: String, to row: InputText) -> Input {
    .init(.scroll, list, row)
  }

  /// Brings a row of a list to the place of another, both by number from 1 or by text.
  public static func move(_ list: String, row: InputText, to place: InputText) -> Input {
    .init(.move, list, row, place: place)
  }

  /// Closes what is shown on top: a sheet, or an alert by the button that cancels.
  public static func dismiss(_ title: String = "") -> Input { .init(.dismiss, title) }

  /// Brings what is shown on top up to date, where the program says how.
  public static var refresh: Input { .init(.refresh, "") }

  /// Presses the keys that a control answers to: `command-s`, `shift-command-s`, `return`.
  public static func key(_ keys: String) -> Input { .init(.key, keys) }
}

/// A text that a user enters: as it is, or by the name of a secret that the session knows.
public enum InputText: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The text itself.
  case literal(String)
  /// The text that the session knows by this name.
  case secret(String)

  /// The text itself, written as a literal.
  public init(stringLiteral text: String) { self = .literal(text) }
}
