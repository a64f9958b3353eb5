import PlatenNavigation

/// The keyboard input of a session: keys, and text that is typed in the focused field.
@MainActor
package final class KeyInput {
  /// The number of times that a user has to press Escape, at most, to move the focus to the prompt.
  private static let maxEscapes = 3

  private let inputs: InputStages
  private let screen: LiveScreen
  /// The number of times that Escape was pressed in succession at focused controls.
  private var escapes = 0
  /// What is outside the screen.
  package var exit = ScreenExit.prompt

  init(_ inputs: InputStages, on screen: LiveScreen) {
    (self.inputs, self.screen) = (inputs, screen)
  }

  /// The keys that currently have an effect.
  package var map: KeyMap { KeyMap(of: screen, exit: exit) }
}

// MARK: - Keys

extension KeyInput {
  /// Presses a key.
  ///
  /// - Parameter control: The focused control, if the caller knows it. It is looked up again if due
  ///   work or an update runs before the key.
  package func press(
    _ keys: KeyboardShortcut, at control: ControlElement? = nil
  ) throws(InputError) {
    let keys = keys.lowercased
    let known = inputs.runDueWork() ? nil : control
    try inputs.recording({ $0.recordLine("key \(keys.text)", at: $1) }) { () throws(InputError) in
      try inputs.restoringHistory { () throws(InputError) in try perform(keys, at: known) }
    }
  }

  /// Presses a key that is specified as text: `command-s`, `shift-tab`, `space`.
  func press(typed text: String) throws(InputError) {
    guard let keys = KeyboardShortcut(typed: text) else {
      let map = map
      throw .unknownKey(
        text, similar: mostSimilar(to: text, among: map.names), existing: map.shortcutNames)
    }
    try press(keys)
  }

  private func perform(
    _ keys: KeyboardShortcut, at known: ControlElement?
  ) throws(InputError) {
    let focus = settledFocus(known)
    screen.history?.note(.key(keys.text))
    escapes = focus != nil && keys == .cancelAction ? escapes + 1 : 0
    if escapes == Self.maxEscapes {
      escapes = 0
      return try leave()
    }
    let map = map
    if let action = map.action(of: keys, at: focus) { return try perform(action) }
    switch keys {
    case KeyboardShortcut(.tab, modifiers: []): try moveFocus(isForward: true)
    case KeyboardShortcut(.tab, modifiers: .shift): try moveFocus(isForward: false)
    case .cancelAction: try escape(from: focus)
    default:
      guard let action = map.pageAction(of: keys) else { throw map.error(of: keys, at: focus) }
      try perform(action)
    }
  }

  /// Returns the focused control after all pending changes, which is the known one if there are none.
  private func settledFocus(_ known: ControlElement?) -> ControlElement? {
    let isCurrent = screen.isSettled && known.map(screen.focus.isHolder) == true
    screen.flush()
    return isCurrent ? known : screen.focusedControl
  }
}

// MARK: - Actions of keys

extension KeyInput {
  private func perform(_ action: KeyAction) throws(InputError) {
    switch action {
    case .perform(let operation, let control): try perform(operation, on: control)
    case .focus(let control): try focus(control)
    case .open(let control):
      try toggleMenu(of: control)
      let items = screen.controls.items(openedBy: control)
      let chosen = items.first { $0.label == control.value }
      if let item = chosen ?? items.firstSafe { screen.setFocus(item) }
    case .close(let control): try toggleMenu(of: control)
    case .show(let tab):
      try perform(.press, on: tab)
      screen.flush()
      screen.setFocus(tab)
    case .change(let change, let list): screen.perform { list.rows?.cursor?.perform(change) }
    case .choose(let item, let list): try choose(item, in: list)
    case .endFilter(let list, let action):
      screen.perform { list.rows?.cursor?.perform(.filter(nil)) }
      try perform(action)
    case .leave: try leave()
    }
  }

  private func perform(
    _ operation: ControlOperation, on control: ControlElement
  ) throws(InputError) {
    let name = screen.names.name(of: control)
    try inputs.perform(.operation(operation, control) { name })
  }

  private func toggleMenu(of control: ControlElement) throws(InputError) {
    try inputs.submitEdited(
      before: control.origin, to: .press, screen.names.name(of: control))
    screen.perform { control.toggleMenu() }
    screen.flush()
  }

  /// Closes the menu of a list's cursor row, and performs one of its items.
  private func choose(_ item: RowMenu.Item, in list: ControlElement) throws(InputError) {
    guard let cursor = list.rows?.cursor else { return }
    screen.perform { cursor.perform(.menu(nil)) }
    switch item.effect {
    case .operate(let origin):
      guard let control = screen.controls.first(where: { $0.origin == origin }),
        let operation = control.primaryOperation
      else { throw screen.names.missing(item.title) }
      try perform(operation, on: control)
    case .move(let destination):
      guard let number = cursor.number else { return }
      try perform(.move(row: number, to: destination), on: list)
    }
  }
}

// MARK: - The focus

extension KeyInput {
  private func focus(_ control: ControlElement) throws(InputError) {
    screen.flush()
    try inputs.perform(.input(.focus(screen.names.name(of: control))))
  }

  /// Moves the focus to the next or previous control in frame order, or to the prompt.
  func moveFocus(isForward: Bool) throws(InputError) {
    screen.flush()
    if inputs.hasEdited {
      let next = try screen.focus.neighbor(isForward: isForward, in: screen.snapshot.top)
      try inputs.submitEdited(before: next?.origin)
    }
    screen.setFocus(try screen.focus.neighbor(isForward: isForward, in: screen.snapshot.top))
    if !exit.hasPrompt, screen.focusedControl == nil {
      screen.setFocus(try screen.focus.neighbor(isForward: isForward, in: screen.snapshot.top))
    }
  }

  /// Moves the focus to the prompt.
  func focusPrompt() throws(InputError) {
    inputs.runDueWork()
    try inputs.recording({ $0.recordLine("focus", at: $1) }) { () throws(InputError) in
      screen.flush()
      try inputs.submitEdited()
      screen.setFocus(nil)
    }
  }

  /// Dismisses the topmost modal or page, or moves the focus to the prompt.
  private func escape(from focus: ControlElement?) throws(InputError) {
    guard let top = screen.layers.last else { return }
    if top.dismiss == nil, focus != nil || top.modal == nil && !exit.hasPrompt {
      return try leave()
    }
    if top.modal == nil, top.dismiss == nil { throw .noFocus("escape") }
    try inputs.perform(.input(.dismiss()), isNoted: false)
  }

  /// Moves the focus to the prompt. On a screen without a prompt, closes the modal or page, or
  /// performs the action outside the screen.
  private func leave() throws(InputError) {
    guard case .action(let action) = exit else { return try focusPrompt() }
    if screen.layers.last?.dismiss != nil {
      return try inputs.perform(.input(.dismiss()), isNoted: false)
    }
    screen.perform(action)
  }
}

// MARK: - Typing

extension KeyInput {
  /// Replaces the text of a field as the user types, and moves the caret.
  ///
  /// - Parameters:
  ///   - point: The number of characters before the caret. If `nil`, the caret is at the end.
  ///   - field: The field that had the focus when the user typed. The text is never delivered to
  ///     another field, even if the program moves the focus in the meantime, because the text may be
  ///     secret.
  package func type(
    _ text: String, at point: Int?, in field: ControlElement
  ) throws(InputError) {
    guard let field = stillFocused(field) else { throw .noFocus(nil) }
    if text != field.secret?() ?? field.value {
      let wasAnythingDue = inputs.runDueWork()
      guard let field = wasAnythingDue ? screen.current(field) : field else {
        throw .noFocus(nil)
      }
      try type(text, into: field)
    }
    if screen.focus.isHolder(field) { screen.focus.show(at: point) }
  }

  private func type(_ text: String, into field: ControlElement) throws(InputError) {
    lazy var name = screen.names.name(of: field)
    let secrets = screen.secrets
    if field.isSecure { secrets.noteTyped(text) }
    try inputs.recording({ recorder, time in
      if field.isSecure {
        recorder.recordSecret(text, in: name, at: time, known: secrets)
      } else {
        recorder.recordLine("set \(name.quotedIfNeeded) \(text.quotedAsValue)", at: time)
      }
    }) { () throws(InputError) in
      try inputs.perform(.operation(.set(text), field) { name })
    }
  }

  /// Returns the current state of a control that had the focus, or `nil` if it is no longer
  /// available.
  private func stillFocused(_ control: ControlElement) -> ControlElement? {
    screen.isSettled && screen.focus.isHolder(control) ? control : screen.current(control)
  }

  /// Adds pasted text to the filter of the focused list, as a single change. A recording contains the
  /// keys that type the text.
  package func typeInFilter(_ text: String) throws(InputError) {
    let keys = text.map { KeyboardShortcut(KeyEquivalent($0), modifiers: []).lowercased }
      .filter(\.key.isTyped)
    guard let last = keys.last else { return }
    inputs.runDueWork()
    guard let cursor = screen.flush().focusedControl?.rows?.cursor, let filter = cursor.filter
    else { return }
    try inputs.recording({ recorder, time in
      for key in keys { recorder.recordLine("key \(key.text)", at: time) }
    }) { () throws(InputError) in
      screen.history?.note(.key(last.text))
      escapes = 0
      let typed = keys.map { String($0.key.character) }.joined()
      screen.perform { cursor.perform(.filter(filter + typed)) }
    }
  }
}
