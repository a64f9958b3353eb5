import PlatenLines
import PlatenNavigation

/// The reason why an input failed.
///
/// The control is unchanged, but the preceding steps remain in effect: each list on the path of a
/// name such as `List[12]/Delete` has scrolled to its row, and a field that lost the focus has
/// submitted its text.
public enum InputError: Error, Equatable, CustomStringConvertible {
  /// No control has the name; `similar` is the most similar name, and `existing` lists all names.
  case unknownControl(String, similar: String?, existing: [String])
  /// The control is behind a modal; `existing` lists the controls of the modal.
  case behind(String, Modal, existing: [String])
  /// The control is disabled.
  case disabled(String)
  /// The role of the control does not support the action; `usages` lists the supported commands.
  case cannot(ControlAction, String, role: ControlRole, usages: [String])
  /// The control supports the action, but rejects the text, or rejects the action in its current
  /// state.
  case refused(ControlAction, String, ActionError)
  /// The action was not performed because the previously edited field rejects its text.
  ///
  /// The control is `nil` for an action without a control.
  case notEntered(ControlAction, control: String?, field: String, ActionError)
  /// The list has no such row: the number is not between 1 and the count, and no row in the
  /// viewport has the text. `similar` is the most similar text in the viewport.
  case unknownRow(String, String, count: Int, similar: String?)
  /// The row cannot be selected; `others` lists the rows in the viewport that can.
  case notSelectable(String, String, others: [Int])
  /// The row cannot be moved; `others` lists the rows in the viewport that can.
  case notMovable(String, String, others: [Int])
  /// The row cannot be moved to the specified position; `among` is the range of valid positions.
  case noPlace(String, String, String, among: Range<Int>)
  /// No modal of that name can be dismissed; `existing` lists the names of all modals.
  case nothingToDismiss(String, existing: [String])
  /// The user cannot dismiss the modal; `existing` lists its controls.
  case cannotDismiss(Modal, existing: [String])
  /// The topmost layer has no refresh action; the modal is `nil` if that layer is the screen.
  case nothingToRefresh(Modal?)
  /// Every refresh action of the topmost layer is already running.
  case refreshing
  /// No control has this keyboard shortcut; `similar` is the most similar shortcut, and `existing`
  /// lists all shortcuts.
  case unknownKey(String, similar: String?, existing: [String])
  /// No control has the focus, so the key, or the text if the key is `nil`, has no target.
  case noFocus(String?)
  /// The key has no effect on the focused control; `usages` lists the commands that the control
  /// supports.
  case meaninglessKey(String, String, role: ControlRole, usages: [String])
  /// The focus cannot move, because the layer has no focusable control.
  case nothingToFocus
  /// No secret has the name; `existing` lists the names of all secrets.
  case unknownSecret(String, existing: [String])

  /// The message that follows `!` in a transcript.
  public var description: String {
    switch self {
    case .unknownControl(let name, let similar?, _):
      "no control \(name.shown.inQuotes); \(question(similar))"
    case .unknownControl(let name, nil, let existing):
      "no control \(name.shown.inQuotes); \(listed(existing, none: "the screen has no controls"))"
    case .behind(let name, let modal, let existing):
      """
      \(name.shown.inQuotes) is behind \(modal.phrase): \(modal.kind == .sheet ? "close" : "answer") it \
      first; \(listed(existing, none: "it has no controls"))
      """
    case .disabled(let name): "\(name.shown.inQuotes) is disabled"
    case .cannot(let action, let name, let role, let usages):
      "cannot \(action.rawValue) \(name.shown.inQuotes): it is a \(role.rawValue)"
        + (usages.isEmpty ? "" : "; use \(alternatives(usages))")
    case .refused(let action, let name, let error):
      "cannot \(action.rawValue) \(name.shown.inQuotes): \(error.reason)"
    case .notEntered(let action, let name, let field, let error):
      """
      did not \(action.rawValue)\(name.map { " \($0.shown.inQuotes)" } ?? ""): in \
      \(field.shown.inQuotes), \(error.reason)
      """
    case .unknownRow(let row, let list, 0, _):
      "no row \(row.shown.inQuotes) in \(list.shown.inQuotes): it is empty"
    case .unknownRow(let row, let list, _, let similar?):
      "no row \(row.shown.inQuotes) in \(list.shown.inQuotes); \(question(similar))"
    case .unknownRow(let row, let list, let count, nil):
      """
      no row \(row.shown.inQuotes) in \(list.shown.inQuotes); specify a number from 1 to \(count) \
      or the text of a visible row
      """
    case .notSelectable(let row, let list, let others):
      "row \(row.shown.inQuotes) of \(list.shown.inQuotes) cannot be selected; \(able(others))"
    case .notMovable(let row, let list, let others):
      "row \(row.shown.inQuotes) of \(list.shown.inQuotes) cannot be moved; \(able(others))"
    case .noPlace(let row, let list, let place, let places):
      """
      row \(row.shown.inQuotes) of \(list.shown.inQuotes) cannot be moved to \(place.shown.inQuotes); \
      available: \(ControlElement.Rows.numbers(places))
      """
    case .nothingToDismiss(_, []): "nothing to dismiss"
    case .nothingToDismiss(let name, let existing):
      "no modal \(name.shown.inQuotes) to dismiss; \(hint(name, existing, none: ""))"
    case .cannotDismiss(let modal, let existing):
      """
      \(modal.phrase) \(modal.kind == .sheet ? "cannot be dismissed" : "has no cancel button"); \
      \(listed(existing, none: "it has no controls"))
      """
    case .nothingToRefresh(let modal):
      "nothing \(modal.map { "in \($0.phrase)" } ?? "on this screen") can be refreshed"
    case .refreshing: "a refresh is already running; run wait to let it finish"
    case .unknownKey(let keys, let similar?, _):
      "no control responds to \(keys.shown.inQuotes); \(question(similar))"
    case .unknownKey(let keys, nil, let existing):
      """
      no control responds to \(keys.shown.inQuotes); \(listed(existing, none: "no control has a keyboard shortcut"))
      """
    case .noFocus(let key):
      """
      no control is focused to receive \(key?.shown.inQuotes ?? "the text"); run key tab to focus the \
      next control
      """
    case .meaninglessKey(let key, let name, let role, let usages):
      "\(key.shown.inQuotes) has no effect on \(name.shown.inQuotes): it is a \(role.rawValue)"
        + (usages.isEmpty ? "" : "; use \(alternatives(usages))")
    case .nothingToFocus: "nothing to focus: no control on the screen is enabled"
    case .unknownSecret(let name, let existing): noSecret(name, existing)
    }
  }
}

/// Returns the part of a message that lists the eligible rows.
private func able(_ rows: [Int]) -> String {
  rows.isEmpty
    ? "no visible row can"
    : "visible rows that can: \(ControlElement.Rows.numbers(rows))"
}

/// Returns the message for an unknown secret.
///
/// A name that does not resemble any existing name is omitted, because it may be the secret itself.
private func noSecret(_ name: String, _ existing: [String]) -> String {
  if mostSimilar(to: name, among: existing) != nil {
    return "no secret \(name.shown.inQuotes); \(hint(name, existing, none: ""))"
  }
  let names = listed(existing, none: "add one with --secret NAME=VALUE")
  return "no secret with that name; \(names); quote text that begins with $"
}

extension ActionError {
  fileprivate var reason: String {
    switch self {
    case .atEnd(let value): "it is at \(value), the end of its range"
    case .unavailable: "there is no further step in this direction"
    case .notANumber(let text, let range):
      "\(text.shown.inQuotes) is not a number; the range is \(range)"
    case .outOfRange(let text, let range):
      "\(text.shown.inQuotes) is out of range; the range is \(range)"
    case .betweenSteps(let text, let kind, let nearest):
      "\(text.shown.inQuotes) is not \(kind); the nearest are \(nearest.joined(separator: " and "))"
    case .notInFormat(let text, let kind, ""):
      "\(text.shown.inQuotes) is not \(kind); the field stays empty"
    case .notInFormat(let text, let kind, let kept):
      "\(text.shown.inQuotes) is not \(kind); the field keeps \(kept.shown.inQuotes)"
    case .noOption(let text, let options):
      "no option \(text.shown.inQuotes); \(hint(text, options, none: "it has no options"))"
    }
  }
}
