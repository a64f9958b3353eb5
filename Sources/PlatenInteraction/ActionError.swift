/// A reason why a control rejected an action. The control remains unchanged.
public enum ActionError: Error, Equatable {
  /// The value is already at the end of the range.
  case atEnd(value: String)
  /// The control has no step in this direction.
  case unavailable
  /// The text is not a number; the control accepts the numbers of the range.
  case notANumber(String, range: String)
  /// The number is out of range.
  case outOfRange(String, range: String)
  /// The number is between two steps; `nearest` lists the values of both.
  case betweenSteps(String, nearest: [String])
  /// The text is not a valid value; `kind` describes valid ones, and `kept` is the current text.
  case notInFormat(String, kind: String, kept: String)
  /// No option has the label; `options` lists all of them.
  case noOption(String, options: [String])
}
