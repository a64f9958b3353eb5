/// Why a control did not do what a user asked of it; nothing has changed.
public enum ActionError: Error, Equatable {
  /// There is no step further: the value is the last of the range.
  case atEnd(value: String)
  /// There is no such step at all.
  case unavailable
  /// The text is no number; the control takes those of the range.
  case notANumber(String, range: String)
  /// The number is none of the range.
  case outOfRange(String, range: String)
  /// The number lies between two steps; `nearest` are the values there.
  case betweenSteps(String, nearest: [String])
  /// The text stands for no value, in words of a `kind`; `kept` is the one there is, as text.
  case notInFormat(String, kind: String, kept: String)
  /// There is no option of that label; `options` are all.
  case noOption(String, options: [String])
}
