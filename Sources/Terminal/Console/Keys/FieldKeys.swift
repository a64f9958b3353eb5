import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The keys of the focused text field, which is edited in place.
@MainActor
struct FieldKeys: KeyHandler {
  let focus: KeyFocus
  let prompt: PromptInput
  let messages: Messages

  func take(_ press: KeyPress, at control: ControlElement?) -> Bool {
    guard let control, let session = focus.session, focus.field.isActive else { return false }
    if let keys = press.keys, leads(keys, from: control, in: session) {
      act(by: keys, in: session)
    } else if press.keys == .endOfInput, control.units != nil, isCaretAtEnd {
      // The text of a date is not empty before the user types.
      _ = prompt.giveUp()
    } else {
      edit(press.key, in: control, of: session)
    }
    return true
  }

  /// Returns whether keys act on the screen rather than on the text of a field.
  private func leads(
    _ keys: KeyboardShortcut, from control: ControlElement, in session: Session
  ) -> Bool {
    if focus.editor.isAsking { return false }
    return keys.movesFocus || keys.steps(control)
      || keys == .cancelAction && !focus.field.takesEscape
      || keys.isVertical && !control.hasLines && session.keys.map.hasShortcut(keys)
  }

  private var isCaretAtEnd: Bool { focus.editor.point == focus.editor.text.utf8.count }

  private func edit(_ key: Key, in control: ControlElement, of session: Session) {
    switch focus.field.edit(key, in: control, of: session) {
    case .entered: act(by: .defaultAction, in: session)
    case .givenUp: _ = prompt.giveUp()
    case .refused, .goesOn: break
    }
  }

  private func act(by keys: KeyboardShortcut, in session: Session) {
    messages.attempt { () throws(InputError) in try session.press(keys) }
  }
}
