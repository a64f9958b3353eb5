import PlatenLines
import PlatenViews

/// A reason why an input failed.
///
/// The control is unchanged. The steps before the action have been taken: each list on the path of a
/// name such as `List[12]/Delete` has scrolled to its row, and a field that lost the focus has
/// submitted its text.
public enum InputError: Error, Equatable, CustomStringConvertible {
  /// No control has the name. `similar` is the most similar name, `existing` all there are.
  case unknownControl(String, similar: String?, existing: [String])
  /// The control is behind a modal; `existing` lists the controls of the modal.
  case behind(String, Modal, existing: [String])
  /// The control is disabled.
  case disabled(String)
  /// The role of the control does not support the action; `usages` lists the commands that it does.
  case cannot(ControlAction, String, role: ControlRole, usages: [String])
  /// The control supports the action, but rejects this text, or the action in its current state.
  case refused(ControlAction, String, ActionError)
  /// The action is not performed, because the field that was edited before rejects its text;
  /// `control` is `nil` for an action without a control.
  case notEntered(ControlAction, control: String?, field: String, ActionError)
  /// The list has no such row: the number is not between 1 and the count, and no row in the viewport
  /// has the text. `similar` is the most similar text in the viewport.
  case unknownRow(String, String, count: Int, similar: String?)
  /// The row cannot be selected; `others` lists the rows in the viewport that can.
  case notSelectable(String, String, others: [Int])
  /// The row cannot be moved; `others` lists the rows in the viewport that can.
  case notMovable(String, String, others: [Int])
  /// The row cannot be moved to this position.
  case noPlace(String, String, String, among: Range<Int>)
  /// Nothing of that name can be dismissed; `existing` are the names of all that can.
  case nothingToDismiss(String, existing: [String])
  /// A user cannot close this; `existing` are its controls.
  case cannotDismiss(Modal, existing: [String])
  /// Nothing on the screen, or in what is shown above it, can be brought up to date.
  case nothingToRefresh(Modal?)
  /// All that can be brought up to date is being so.
  case refreshing
  /// No control answers to these keys. `similar` are the most similar ones that one does, `existing`
  /// all of them.
  case unknownKey(String, similar: String?, existing: [String])
  /// The key goes to the control that has the focus, and none has it; without a key, a text does.
  case noFocus(String?)
  /// The key does nothing to the control that has the focus; `usages` are the lines that do now.
  case meaninglessKey(String, String, role: ControlRole, usages: [String])
  /// The focus cannot be moved: there is no control that could have it.
  case nothingToFocus
  /// No secret has the name; `existing` are the names of all.
  case unknownSecret(String, existing: [String])

  /// The message that follows the `!` in a transcript.
  public var description: String {
    switch self {
    case .unknownControl(let name, let similar?, _):
      "no control \(name.shown.inQuotes); \(question(similar))"
    case .unknownControl(let name, nil, let existing):
      "no control \(name.shown.inQuotes); \(listed(existing, none: "this screen has none"))"
    case .behind(let name, let modal, let existing):
      """
      \(name.shown.inQuotes) is behind \(modal.phrase): \(modal.kind == .sheet ? "close" : "answer") it \
      first; \(listed(existing, none: "it has no control"))
      """
    case .disabled(let name): "\(quoted(name)) is disabled"
    case .cannot(let action, let name, let role, let usages):
      "cannot \(action.rawValue) \(quoted(name)): it is a \(role.rawValue)"
        + (usages.isEmpty ? "" : ", so \(usages.joined(separator: " or "))")
    case .refused(let action, let name, let refusal):
      "cannot \(action.rawValue) \(name.shown.inQuotes): \(refusal.reason)"
    case .notEntered(let action, let name, let field, let refusal):
      """
      cannot \(action.rawValue)\(name.map { " \($0.shown.inQuotes)" } ?? "") before \
      \(field.shown.inQuotes) is entered: \(refusal.reason)
      """
    case .unknownRow(let row, let list, 0, _):
      "no row \(row.shown.inQuotes) in \(list.shown.inQuotes): it is empty"
    case .unknownRow(let row, let list, _, let similar?):
      "no row \(row.shown.inQuotes) in \(list.shown.inQuotes); \(question(similar))"
    case .unknownRow(let row, let list, let count, nil):
      """
      no row \(row.shown.inQuotes) in \(list.shown.inQuotes); give a number from 1 to \(count), or the text of a \
      row that is shown
      """
    case .notSelectable(let row, let list, let others):
      "row \(quoted(row)) of \(quoted(list)) cannot be selected; \(able(others))"
    case .notMovable(let row, let list, let others):
      "row \(quoted(row)) of \(quoted(list)) cannot be moved; \(able(others))"
    case .noPlace(let row, let list, let place, let places):
      """
      row \(quoted(row)) of \(quoted(list)) cannot be moved to \(quoted(place)); only to \
      \(ControlElement.Rows.numbers(places))
      """
    case .nothingToDismiss(_, []): "nothing to dismiss"
    case .nothingToDismiss(let name, let existing):
      "nothing \(name.shown.inQuotes) to dismiss; \(hint(name, existing, none: ""))"
    case .cannotDismiss(let modal, let existing):
      """
      \(modal.phrase) \(modal.kind == .sheet ? "cannot be dismissed" : "has no cancel button"); \
      \(listed(existing, none: "it has no control"))
      """
    case .nothingToRefresh(let modal):
      "nothing \(modal.map { "in \($0.phrase)" } ?? "on this screen") can be refreshed"
    case .refreshing: "it is being refreshed; wait lets it come to its end"
    case .unknownKey(let keys, let similar?, _):
      "no control answers to \(keys.shown.inQuotes); \(question(similar))"
    case .unknownKey(let keys, nil, let existing):
      """
      no control answers to \(keys.shown.inQuotes); \(listed(existing, none: "none here has keys"))
      """
    case .noFocus(let key):
      """
      no control has the focus, so \(key.map(quoted) ?? "the text") goes nowhere; key tab gives it to \
      the next one
      """
    case .meaninglessKey(let key, let name, let role, let usages):
      "\(quoted(key)) does nothing at \(quoted(name)): it is a \(role.rawValue)"
        + (usages.isEmpty ? "" : ", so \(usages.joined(separator: " or "))")
    case .nothingToFocus: "no control can have the focus: none here can be acted on"
    case .unknownSecret(let name, let existing): noSecret(name, existing)
    }
  }
}

/// Which rows can be acted on where one cannot.
private func able(_ rows: [Int]) -> String {
  rows.isEmpty ? "no row shown can" : "of those shown \(ControlElement.Rows.numbers(rows)) can"
}

/// A text that is like the name of no secret may be the secret itself, and is not repeated.
private func noSecret(_ name: String, _ existing: [String]) -> String {
  if mostSimilar(to: name, among: existing) != nil {
    return "no secret \(name.shown.inQuotes); \(hint(name, existing, none: ""))"
  }
  let names = listed(existing, none: "give one with --secret NAME=VALUE")
  return "no secret of that name; \(names); a text that begins with $ is put in quotes"
}

extension ActionError {
  fileprivate var reason: String {
    switch self {
    case .atEnd(let value): "it is at \(value), the end of its range"
    case .unavailable: "it goes no further in this direction"
    case .notANumber(let text, let range):
      "\(text.shown.inQuotes) is not a number; it takes \(range)"
    case .outOfRange(let text, let range):
      "\(text.shown.inQuotes) is out of range; it takes \(range)"
    case .betweenSteps(let text, let nearest):
      "\(text.shown.inQuotes) is between steps; the nearest are \(nearest.joined(separator: " and "))"
    case .notInFormat(let text, let kind, ""):
      "\(text.shown.inQuotes) is not \(kind); it stays empty"
    case .notInFormat(let text, let kind, let kept):
      "\(text.shown.inQuotes) is not \(kind); it keeps \(kept.shown.inQuotes), which is in its format"
    case .noOption(let text, let options):
      "no option \(text.shown.inQuotes); \(hint(text, options, none: "it has none"))"
    }
  }
}
