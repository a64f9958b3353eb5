import PlatenNavigation
import PlatenTerminal

/// The keys of an overlay, such as help, which takes all keys while it is open.
@MainActor
struct OverlayKeys: KeyHandler {
  let overlay: OverlayArea
  let focus: KeyFocus
  let prompt: PromptInput

  func take(_ press: KeyPress, at control: ControlElement?) -> Bool {
    guard overlay.isOpen else { return false }
    if !overlay.take(press.key), focus.hasPrompt {
      focus.leave()
      prompt.edit(press.key)
    }
    return true
  }
}

/// The key that opens the help.
@MainActor
struct HelpKeys: KeyHandler {
  let cover: ScreenCover
  let focus: KeyFocus

  func take(_ press: KeyPress, at control: ControlElement?) -> Bool {
    guard press.key.isHelp || press.key == .questionMark && !takesText(control) else {
      return false
    }
    cover.openHelp()
    return true
  }

  /// Returns whether the focused control or the line at the prompt takes the characters of a text.
  private func takesText(_ control: ControlElement?) -> Bool {
    let editor = focus.editor
    return focus.field.isActive || !editor.isEmpty || editor.isAsking || control?.takesText == true
  }
}

/// The keys of the list of screens, and the key that opens the list at an empty prompt.
@MainActor
struct LauncherKeys: KeyHandler {
  let cover: ScreenCover
  let focus: KeyFocus

  func take(_ press: KeyPress, at control: ControlElement?) -> Bool {
    if cover.showsLauncher, cover.launcher.take(press.key) { return true }
    let isAtEmptyPrompt = control == nil && cover.request.isOpen && focus.isPromptEmpty
    return isAtEmptyPrompt && cover.launcher.cover(by: press.key)
  }
}
