/// A reason why a control rejected an action. The control remains unchanged.
public enum ActionError: Error, Equatable {
  /// The value is already at the end of the range.
  case atEnd(value: String)
  /// The control has no step in this direction.
  case unavailable
  /// The text is not a number; the control accepts the numbers in `range`.
  case notANumber(String, range: String)
  /// The number is out of range.
  case outOfRange(String, range: String)
  /// The number is between two steps; `kind` describes the steps, such as `a whole number`, and
  /// `nearest` lists the values of the two steps.
  case betweenSteps(String, kind: String, nearest: [String])
  /// The text is not a valid value; `kind` describes valid values, and `kept` is the current text.
  case notInFormat(String, kind: String, kept: String)
  /// No option has the label; `options` lists all options.
  case noOption(String, options: [String])
}
