/// An action that a user can perform on a control. The raw value is the name of its command.
public enum ControlAction: String, CaseIterable, Sendable {
  /// The `set` command, which replaces the text of a field.
  case set
  /// The `type` command, which appends to the text of a field.
  case type
  /// The `clear` command, which empties a field.
  case clear
  /// The `submit` command, which submits the text of a field.
  case submit
  /// The `focus` command, which moves the focus to a control.
  case focus
  /// The `press` command, which presses a button or a link.
  case press
  /// The `increment` and `decrement` commands, which change a value by one step.
  case increment, decrement
  /// The `pick` command, which selects one of several options.
  case pick
  /// The `toggle` command, which turns a toggle on or off.
  case toggle
  /// The `select` command, which selects a row.
  case select
  /// The `scroll` command, which scrolls a list or a scroll view to a row.
  case scroll
  /// The `move` command, which moves a row to the position of another row.
  case move
  /// The `dismiss` command, which closes the topmost modal.
  case dismiss
  /// The `refresh` command, which runs the refresh actions of a screen.
  case refresh
  /// The `key` command, which presses a keyboard shortcut.
  case key
}
