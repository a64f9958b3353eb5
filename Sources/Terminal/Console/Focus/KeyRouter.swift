import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// Routes keys to the focused control or to the prompt.
///
/// While the line at the prompt is not empty, the prompt receives all keys, even if the program
/// moves the focus. At an empty prompt, Tab moves the focus to the screen's first control and
/// Shift-Tab to its last; Escape returns to the prompt, and clears the line there. Text that the
/// focused control cannot handle is typed at the prompt.
@MainActor
final class KeyRouter {
  private let editor: any LineEditor
  private let session: () -> Session?
  private let isPasting: () -> Bool
  private let say: (Line) -> Void
  private let explain: (String) -> Void
  private let endInput: () -> Void
  private lazy var field = FocusedField(
    editor, say: say, report: { [unowned self] in report($0) })
  /// The control that received keys at the last call to ``follow()``; `nil` if the prompt received
  /// them.
  private var followed: ControlElement?

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - isPasting: Returns whether lines of a paste are pending. Such lines go to the prompt
  ///     even if a control gains focus meanwhile.
  ///   - say: Prints a message for the user.
  ///   - explain: Shows for a moment why a key has no effect.
  ///   - endInput: Ends the input on a screen that has no prompt.
  init(
    _ editor: any LineEditor, session: @escaping () -> Session?, isPasting: @escaping () -> Bool,
    say: @escaping (Line) -> Void, explain: @escaping (String) -> Void,
    endInput: @escaping () -> Void
  ) {
    self.editor = editor
    self.session = session
    self.isPasting = isPasting
    self.say = say
    self.explain = explain
    self.endInput = endInput
  }
}

// MARK: - Focus

extension KeyRouter {
  /// Whether the line editor contains the line at the prompt rather than a field.
  var areAtPrompt: Bool { !field.isActive }

  /// The control that has received keys since the last call to ``follow()``; `nil` if the prompt or
  /// a question from the line editor receives them.
  var followedFocus: ControlElement? { editor.isAsking ? nil : followed }

  /// The control that receives keys; `nil` if the prompt receives them.
  var focus: ControlElement? { session().flatMap { focus(of: $0) } }

  private func focus(of session: Session) -> ControlElement? {
    session.flush()
    if session.onCancel != nil, session.focusedElement == nil {
      // A screen without controls takes no keys.
      try? session.focusNext()
    }
    return !isPasting() && (field.isActive || isPromptEmpty) ? session.focusedElement : nil
  }

  /// Whether the line at the prompt is empty and the line editor is not asking a question there.
  var isPromptEmpty: Bool {
    !field.isActive && editor.isEmpty && !editor.isAsking
  }

  /// Loads the text of the focused field into the line editor.
  ///
  /// - Returns: The control that receives keys, which is the value of ``focus``.
  @discardableResult
  func follow() -> ControlElement? {
    guard let session = session() else {
      followPrompt()
      return nil
    }
    let focus = focus(of: session)
    followed = focus
    if !session.showsFocus { session.showsFocus = true }
    if let focus, focus.isField {
      field.follow(focus, of: session)
    } else {
      field.leave()
    }
    return focus
  }

  /// Loads the line at the prompt into the line editor, regardless of the focus.
  func followPrompt() {
    field.leave()
    followed = nil
  }

  /// Moves the focus to the prompt.
  ///
  /// - Returns: Whether a control was focused.
  func leave() -> Bool {
    guard let session = session(), session.onCancel == nil, focus != nil else { return false }
    attempt { () throws(InputError) in try session.moveFocus(to: nil) }
    follow()
    return true
  }
}

// MARK: - Keys

extension KeyRouter {
  /// Handles a key on the screen.
  ///
  /// - Parameter focus: The control that receives the key, as ``follow()`` has returned it.
  /// - Returns: `false` if the prompt must handle the key.
  func take(_ key: Key, at focus: ControlElement?) -> Bool {
    if focus == nil, let session = session(), session.onCancel != nil {
      // A screen without controls and without a prompt takes only Escape and shortcuts.
      if let keys = key.shortcut { try? session.press(keys) }
      return true
    }
    if focus == nil, clearsPrompt(key) { return true }
    guard !isPasting(), let session = session() else { return false }
    let shortcut = key.shortcut
    let keys = shortcut.map { resolved($0, in: session) }
    if let keys, isShortcut(keys, in: session) {
      press(keys, in: session)
      return true
    }
    if let focus, field.isActive {
      edit(key, keys, in: focus, of: session)
      return true
    }
    if let focus { return perform(key, shortcut, at: focus, in: session) }
    return isPromptEmpty && actOnScreen(by: shortcut, of: session)
  }

  /// Moves the caret of the focused field to a cell of a line, or as near to it as possible.
  func moveCaret(toColumn column: Int, ofLine line: Int) {
    follow()
    guard field.isActive, let lines = session()?.flush().frame.lines, let caret = lines.focus,
      caret.row == line
    else { return }
    let start = min(column, caret.column)
    let between = lines[line].dropFirst(cells: start).prefix(cells: abs(column - caret.column))
    let arrow = Key.bytes(Array((column > caret.column ? "\u{1B}[C" : "\u{1B}[D").utf8))
    for _ in between.text { _ = take(arrow, at: follow()) }
  }

  /// Records the line that the line editor finished in a field, or `nil` at the end of input.
  func finish(_ line: String?) { field.finish(line) }

  /// Returns the keys or, if only a shortcut with the Command key uses them, that shortcut.
  private func resolved(_ keys: KeyboardShortcut, in session: Session) -> KeyboardShortcut {
    guard let command = keys.asCommand, !session.answers(to: keys),
      session.answers(to: command) || session.hidesShortcut(command)
    else { return keys }
    return command
  }

  /// Returns whether the keys are a keyboard shortcut of a control and must therefore not type
  /// text.
  ///
  /// In a field, a shortcut behind a modal remains a key of the editor, such as Alt-F.
  private func isShortcut(_ keys: KeyboardShortcut, in session: Session) -> Bool {
    guard !keys.modifiers.subtracting(.shift).isEmpty else { return false }
    if field.isActive { return !editor.isAsking && session.answers(to: keys) }
    return isPromptEmpty && (session.answers(to: keys) || session.hidesShortcut(keys))
  }

  private func actOnScreen(by keys: KeyboardShortcut?, of session: Session) -> Bool {
    guard let keys, keys.movesFocus || session.turnsPage(keys) else { return false }
    do {
      try session.press(keys)
      return true
    } catch {
      report(error)
      return false
    }
  }

  /// Clears the line at the prompt if the key is Escape and the line editor does not use it; at an
  /// empty prompt, closes a modal that has no control to focus.
  private func clearsPrompt(_ key: Key) -> Bool {
    guard key == .escape, !editor.isAsking, !editor.ownsEscape else { return false }
    if !editor.isEmpty {
      editor.replace(with: "")
    } else if let session = session(), session.closesModalAtPrompt {
      press(.cancelAction, in: session)
    }
    return true
  }

  /// Sends a key press to the focused control.
  ///
  /// - Returns: `false` if the prompt must handle the key, because the key types text that the
  ///   control cannot handle.
  private func perform(
    _ key: Key, _ keys: KeyboardShortcut?, at focus: ControlElement, in session: Session
  ) -> Bool {
    if case .paste(let text) = key.inOneLine { return paste(text, at: focus, in: session) }
    guard let keys else { return true }
    if keys == .endOfInput { return giveUp() }
    do {
      try session.press(keys, at: focus)
    } catch .meaninglessKey
      where keys.isTyped && session.onCancel == nil && !session.hasKey(keys.key)
    {
      return !leave()
    } catch {
      report(error)
    }
    return true
  }

  /// Types pasted text where typed text goes: in the filter of a list, or else at the prompt.
  ///
  /// - Returns: `false` if the prompt must handle the paste.
  private func paste(
    _ text: String, at focus: ControlElement, in session: Session
  ) -> Bool {
    if focus.takesText {
      attempt { () throws(InputError) in try session.typeInFilter(text) }
      return true
    }
    if leave() { return false }
    explain("this control takes no text")
    return true
  }

  /// Moves the focus to the prompt or, on a screen without one, ends the input.
  ///
  /// - Returns: `false` if the prompt is focused already.
  private func giveUp() -> Bool {
    guard session()?.onCancel != nil else { return leave() }
    endInput()
    return true
  }

  private func press(_ keys: KeyboardShortcut, in session: Session) {
    attempt { () throws(InputError) in try session.press(keys) }
  }

  /// Edits the focused field by a key that does not lead elsewhere.
  private func edit(
    _ key: Key, _ keys: KeyboardShortcut?, in focus: ControlElement, of session: Session
  ) {
    if let keys, !editor.isAsking,
      keys.movesFocus || keys.steps(focus) || keys == .cancelAction && !field.takesEscape
        || keys.isVertical && !focus.hasLines && session.answers(to: keys)
    {
      return press(keys, in: session)
    }
    // The text of a date is not empty before the user types.
    if keys == .endOfInput, focus.units != nil, editor.point == editor.text.utf8.count {
      _ = giveUp()
      return
    }
    switch field.edit(key, in: focus, of: session) {
    case .entered: press(.defaultAction, in: session)
    case .givenUp: _ = giveUp()
    case .refused, .goesOn: break
    }
  }

  private func attempt(_ work: () throws(InputError) -> Void) {
    do throws(InputError) { try work() } catch { report(error) }
  }

  /// Prints an error, or explains for a moment why a key has no effect.
  private func report(_ error: InputError) {
    switch error {
    case .meaninglessKey, .unknownKey, .noFocus, .nothingToFocus, .behind, .disabled, .refused,
      .notEntered:
      explain("\(error.withTerminalKeys)")
    default: say(Line("! \(error)"))
    }
  }
}
