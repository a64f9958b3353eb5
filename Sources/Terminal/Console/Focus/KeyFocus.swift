import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The receiver of keys: the focused control of the screen, or the prompt.
///
/// While the line at the prompt is not empty, the prompt receives all keys, even if the program
/// moves the focus, and so it does while lines of a paste are pending.
@MainActor
final class KeyFocus {
  let editor: any LineEditor
  /// The focused text field, which is edited in place.
  let field: FocusedField
  private let screen: ScreenArea
  private let launcher: LauncherArea
  private let input: any TerminalInput
  private let messages: Messages
  /// The control that received keys at the last call to ``follow()``; `nil` if the prompt received
  /// them.
  private var followed: ControlElement?

  init(
    _ editor: any LineEditor, _ screen: ScreenArea, _ launcher: LauncherArea,
    _ input: any TerminalInput, _ messages: Messages
  ) {
    (self.editor, self.screen, self.launcher) = (editor, screen, launcher)
    (self.input, self.messages) = (input, messages)
    field = FocusedField(editor, messages)
  }

  /// The session of the screen, or `nil` without a screen or while the list of screens covers it.
  var session: Session? { launcher.coversScreen ? nil : screen.session }

  /// Whether there is a prompt below the screen.
  var hasPrompt: Bool { session.hasPrompt }

  /// Whether lines of a paste are pending, which go to the prompt even if a control gains focus
  /// meanwhile.
  var isPasting: Bool { input.pending.isPasting }

  // MARK: The prompt

  /// Whether the line at the prompt is empty and the line editor is not asking a question there.
  var isPromptEmpty: Bool { !field.isActive && editor.isEmpty && !editor.isAsking }

  /// Loads the line at the prompt into the line editor, regardless of the focus.
  func followPrompt() {
    field.leave()
    followed = nil
  }

  /// Moves the focus to the prompt.
  ///
  /// - Returns: Whether a control was focused.
  @discardableResult
  func leave() -> Bool {
    guard let session, hasPrompt, focus(of: session) != nil else { return false }
    messages.attempt { () throws(InputError) in try session.moveFocus(to: nil) }
    follow()
    return true
  }

  // MARK: Controls

  /// The control that has received keys since the last call to ``follow()``; `nil` if the prompt or
  /// a question from the line editor receives them.
  var followedControl: ControlElement? { editor.isAsking ? nil : followed }

  /// Loads the text of the focused field into the line editor.
  ///
  /// - Returns: The control that receives keys; `nil` if the prompt receives them.
  @discardableResult
  func follow() -> ControlElement? {
    guard let session else {
      followPrompt()
      return nil
    }
    let focus = focus(of: session)
    followed = focus
    if !session.screen.showsFocus { session.screen.showsFocus = true }
    if let focus, focus.isField {
      field.follow(focus, of: session)
    } else {
      field.leave()
    }
    return focus
  }

  private func focus(of session: Session) -> ControlElement? {
    session.flush()
    if !session.keys.exit.hasPrompt, session.screen.focusedControl == nil {
      // A screen without controls takes no keys.
      try? session.focusNext()
    }
    return !isPasting && (field.isActive || isPromptEmpty) ? session.screen.focusedControl : nil
  }
}
