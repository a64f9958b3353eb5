/// An action that a user can perform on a control. The raw value is the name of its command.
public enum ControlAction: String, CaseIterable, Sendable {
  /// Replaces the text of a field.
  case set
  /// Appends to the text of a field.
  case type
  /// Empties a field.
  case clear
  /// Submits the text of a field.
  case submit
  /// Moves the focus to a control.
  case focus
  /// Presses a button.
  case press
  /// Increases or decreases the value of a control by one step.
  case increment, decrement
  /// Selects one of several options.
  case pick
  /// Turns a toggle on or off.
  case toggle
  /// Selects a row.
  case select
  /// Scrolls to a row.
  case scroll
  /// Moves a row to the position of another.
  case move
  /// Closes the topmost modal.
  case dismiss
  /// Refreshes the content of a list.
  case refresh
  /// Presses a keyboard shortcut.
  case key
}
