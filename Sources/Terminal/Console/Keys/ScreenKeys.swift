import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The keys of a screen without a prompt on which no control is focused: Escape and shortcuts.
@MainActor
struct PromptlessKeys: KeyHandler {
  let focus: KeyFocus

  func take(_ press: KeyPress, at control: ControlElement?) -> Bool {
    guard control == nil, let session = focus.session, !focus.hasPrompt else { return false }
    if let keys = press.keys { try? session.press(keys) }
    return true
  }
}

/// Escape at the prompt: it clears the line if the line editor does not use the key; at an empty
/// prompt, it closes a modal that has no control to focus.
@MainActor
struct EscapeKeys: KeyHandler {
  let focus: KeyFocus
  let messages: Messages

  func take(_ press: KeyPress, at control: ControlElement?) -> Bool {
    let editor = focus.editor
    guard control == nil, press.key == .escape, !editor.isAsking, !editor.ownsEscape else {
      return false
    }
    if !editor.isEmpty {
      editor.replace(with: "")
    } else if let session = focus.session, session.keys.map.closesModalAtPrompt {
      messages.attempt { () throws(InputError) in try session.press(.cancelAction) }
    }
    return true
  }
}

/// The keyboard shortcuts of controls, which must not type text.
@MainActor
struct ShortcutKeys: KeyHandler {
  let focus: KeyFocus
  let messages: Messages

  func take(_ press: KeyPress, at control: ControlElement?) -> Bool {
    guard !focus.isPasting, let session = focus.session, let keys = press.keys else {
      return false
    }
    let map = session.keys.map
    let resolved = keys.resolved(by: map)
    guard isShortcut(resolved, map) else { return false }
    messages.attempt { () throws(InputError) in try session.press(resolved) }
    return true
  }

  /// Returns whether the keys are a keyboard shortcut of a control.
  ///
  /// In a field, a shortcut behind a modal remains a key of the editor, such as Alt-F.
  private func isShortcut(_ keys: KeyboardShortcut, _ map: KeyMap) -> Bool {
    guard !keys.modifiers.subtracting(.shift).isEmpty else { return false }
    if focus.field.isActive { return !focus.editor.isAsking && map.hasShortcut(keys) }
    return focus.isPromptEmpty && (map.hasShortcut(keys) || map.hidesShortcut(keys))
  }
}

/// The keys of the focused control, unless it is a text field.
@MainActor
struct FocusedControlKeys: KeyHandler {
  let focus: KeyFocus
  let prompt: PromptInput
  let messages: Messages

  func take(_ press: KeyPress, at control: ControlElement?) -> Bool {
    guard let control, let session = focus.session else { return false }
    if case .paste(let text) = press.key.inOneLine { return paste(text, at: control, in: session) }
    guard let keys = press.keys else { return true }
    if keys == .endOfInput { return prompt.giveUp() }
    do throws(InputError) {
      try session.keys.press(keys, at: control)
    } catch .meaninglessKey
      where keys.isTyped && focus.hasPrompt && !session.keys.map.hasKey(keys.key)
    {
      return !focus.leave()
    } catch {
      messages.report(error)
    }
    return true
  }

  /// Types pasted text where typed text goes: in the filter of a list, or else at the prompt.
  private func paste(_ text: String, at control: ControlElement, in session: Session) -> Bool {
    if control.takesText {
      messages.attempt { () throws(InputError) in try session.keys.typeInFilter(text) }
      return true
    }
    if focus.leave() { return false }
    messages.hint.show("this control takes no text")
    return true
  }
}

/// The keys that act on the screen from an empty prompt: Tab, and the pages of the only list.
@MainActor
struct EntryKeys: KeyHandler {
  let focus: KeyFocus
  let messages: Messages

  func take(_ press: KeyPress, at control: ControlElement?) -> Bool {
    guard control == nil, !focus.isPasting, let session = focus.session, focus.isPromptEmpty,
      let keys = press.keys, keys.movesFocus || session.keys.map.turnsPage(keys)
    else { return false }
    do throws(InputError) {
      try session.press(keys)
      return true
    } catch {
      messages.report(error)
      return false
    }
  }
}

/// The keys that scroll a frame that exceeds the height of the terminal.
@MainActor
struct PageKeys: KeyHandler {
  let screen: ScreenArea
  let editor: any LineEditor

  func take(_ press: KeyPress, at control: ControlElement?) -> Bool {
    editor.isEmpty && screen.turnPage(by: press.key)
  }
}

extension KeyboardShortcut {
  /// Returns the keys or, if only a shortcut with the Command key uses them, that shortcut.
  @MainActor
  fileprivate func resolved(by map: KeyMap) -> KeyboardShortcut {
    guard let command = asCommand, !map.hasShortcut(self),
      map.hasShortcut(command) || map.hidesShortcut(command)
    else { return self }
    return command
  }
}
