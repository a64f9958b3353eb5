import PlatenNavigation

extension Session {
  /// The number of times that a user has to press Escape, at most, to move the focus to the prompt.
  private static let maxEscapes = 3

  /// Presses a key, with or without modifiers.
  ///
  ///     try session.moveFocus(to: "Seats")
  ///     try session.press(KeyboardShortcut(.rightArrow, modifiers: []))  // adds a seat
  ///
  /// A key without modifiers first acts on the focused control: Return and Space press buttons and
  /// switch toggles; arrows step values, pick options, move in lists, and scroll; Return submits the
  /// text of a field; and Escape leaves the field. A key that has no effect on the focused control
  /// activates the control with the matching `.keyboardShortcut`. Otherwise, Tab and Shift-Tab move
  /// the focus, Page Up and Page Down act on the only list or scroll view, and Escape dismisses the
  /// topmost modal or page, or moves the focus to the prompt. The third Escape in succession always
  /// moves the focus to the prompt.
  ///
  /// - Throws: `InputError.meaninglessKey`, or another key error, if the key has no effect;
  ///   otherwise, the errors of the corresponding input.
  /// - Complexity: O(*n*) in the number of nodes in the layer, plus the cost of the input.
  public func press(_ keys: KeyboardShortcut) throws(InputError) { try press(keys, at: nil) }

  /// Presses a key at the focused control.
  ///
  /// - Parameter known: The focused control, if already known. It is looked up again if due work or
  ///   an update runs before the key.
  package func press(
    _ keys: KeyboardShortcut, at known: ControlElement?
  ) throws(InputError) {
    let keys = keys.lowercased
    let wasAnythingDue = !inputState.isByKeys && runDueWork()
    try recording({ $0.recordLine("key \(keys.text)", in: self) }) { () throws(InputError) in
      try rollingBackOnError { () throws(InputError) in
        try perform(keys, at: wasAnythingDue ? nil : known)
      }
    }
  }

  /// Adds pasted text to the filter of the focused list, as a single change. A recording contains the
  /// keys that type the text.
  package func typeInFilter(_ text: String) throws(InputError) {
    let keys = text.map { KeyboardShortcut(KeyEquivalent($0), modifiers: []).lowercased }
      .filter(\.key.isTyped)
    guard let last = keys.last else { return }
    runDueWork()
    flush()
    guard let cursor = focusedElement?.rows?.cursor, let filter = cursor.filter else { return }
    try recording({ recorder in
      for key in keys { recorder.recordLine("key \(key.text)", in: self) }
    }) { () throws(InputError) in
      history?.note(.key(last.text))
      inputState.escapes = 0
      perform { cursor.perform(.filter(filter + keys.map { String($0.key.character) }.joined())) }
    }
  }

  private func perform(
    _ keys: KeyboardShortcut, at known: ControlElement?
  ) throws(InputError) {
    let isKnown = isSettled && known.map(focusManager.isHolder) == true
    flush()
    history?.note(.key(keys.text))
    let focus = isKnown ? known : focusedElement
    inputState.escapes = focus != nil && keys == .cancelAction ? inputState.escapes + 1 : 0
    if inputState.escapes == Self.maxEscapes {
      inputState.escapes = 0
      return try leave()
    }
    if let focus, keys.modifiers.isEmpty,
      let action = KeyAction(of: keys.key, in: keyContext(of: focus))
    {
      return try perform(action)
    }
    if let control = elements.first(where: { $0.shortcut?.lowercased == keys }) {
      return try perform(KeyAction(ofShortcutAt: control))
    }
    switch keys {
    case KeyboardShortcut(.tab, modifiers: []): try focusNext()
    case KeyboardShortcut(.tab, modifiers: .shift): try focusPrevious()
    case .cancelAction: try escape(from: focus)
    default:
      guard let action = pageAction(of: keys) else { throw actionError(of: keys, at: focus) }
      try perform(action)
    }
  }

  /// Returns the action of Page Up or Page Down on the only list or scroll view of the topmost layer.
  private func pageAction(of keys: KeyboardShortcut) -> KeyAction? {
    guard keys.modifiers.isEmpty, [.pageUp, .pageDown].contains(keys.key) else { return nil }
    let viewports = elements.filter { $0.rows != nil }
    guard viewports.count == 1 else { return nil }
    return KeyAction(of: keys.key, in: keyContext(of: viewports[0]))
  }

  /// Returns whether the key is Page Up or Page Down and acts on the only list or scroll view of the
  /// topmost layer.
  package func turnsPage(_ keys: KeyboardShortcut) -> Bool { pageAction(of: keys) != nil }

  /// Returns whether a control of the topmost layer has the specified keyboard shortcut.
  package func answers(to keys: KeyboardShortcut) -> Bool {
    elements.contains { $0.shortcut?.lowercased == keys.lowercased }
  }

  /// Returns whether only controls behind a modal have the specified keyboard shortcut.
  package func hidesShortcut(_ keys: KeyboardShortcut) -> Bool {
    !answers(to: keys) && isBehindModal(keys)
  }

  private func isBehindModal(_ keys: KeyboardShortcut) -> Bool {
    snapshot.covered.contains { layer in
      layer.controls.contains { $0.shortcut?.lowercased == keys.lowercased }
    }
  }

  /// Presses a key that is specified as text: `command-s`, `shift-tab`, `space`.
  func press(typed text: String) throws(InputError) {
    guard let keys = KeyboardShortcut(typed: text) else {
      let existing = shortcutNames
      throw .unknownKey(text, similar: mostSimilar(to: text, among: keyNames), existing: existing)
    }
    try press(keys)
  }

  /// The keyboard shortcuts of the controls, without duplicates.
  package var shortcutNames: [String] { elements.compactMap(\.shortcut?.text).unique }

  /// The keys that currently have an effect, without duplicates.
  package var keyNames: [String] {
    let alone = focusedElement.map { keys(at: $0) + ["escape"] } ?? []
    let moving = elements.contains(where: \.isFocusable) ? ["tab", "shift-tab"] : []
    return (alone + shortcutNames + moving).unique
  }

  /// Returns whether controls of the focused control's kind have a key, even if it currently has no
  /// effect.
  package func hasKey(_ key: KeyEquivalent) -> Bool {
    guard let control = focusedElement else { return false }
    return KeyTable.of(keyContext(of: control)).contains { table in
      table.bindings.contains { $0.keys.contains(key) }
    }
  }

  /// Returns the keys that currently have an effect on a control.
  private func keys(at control: ControlElement) -> [String] {
    let context = keyContext(of: control)
    return KeyEquivalent.bindings
      .filter { KeyAction(of: $0, in: context) != nil }
      .map { KeyboardShortcut($0, modifiers: []).text }
  }

  func keyContext(of control: ControlElement) -> KeyContext {
    KeyContext(
      control: control, modal: graph.topModalKind, controls: self.elements,
      row: self.cursorRow(of: control))
  }

  /// Returns the cursor row of a list, or `nil` for another control.
  func cursorRow(of control: ControlElement) -> CursorRow? {
    CursorRow(of: control) { graph.controls(inRow: $0, of: control) }
  }

  private func perform(_ action: KeyAction) throws(InputError) {
    switch action {
    case .perform(let operation, let control): try perform(operation, on: control)
    case .focus(let control): try send(.focus(name(of: control)))
    case .open(let control):
      try toggleMenu(of: control)
      let items = elements.items(openedBy: control)
      let chosen = items.first { $0.label == control.value }
      if let item = chosen ?? items.firstSafe { setFocus(item) }
    case .close(let control): try toggleMenu(of: control)
    case .show(let tab):
      try perform(.press, on: tab)
      flush()
      setFocus(tab)
    case .change(let change, let list): perform { list.rows?.cursor?.perform(change) }
    case .choose(let item, let list): try choose(item, in: list)
    case .endFilter(let list, let action):
      perform { list.rows?.cursor?.perform(.filter(nil)) }
      try perform(action)
    case .leave: try leave()
    }
  }

  private func toggleMenu(of control: ControlElement) throws(InputError) {
    try endEditing(before: control.origin, to: .press, name(of: control))
    perform { control.toggleMenu() }
    flush()
  }

  /// Closes the menu of a list's cursor row, and performs one of its items.
  private func choose(_ item: RowMenu.Item, in list: ControlElement) throws(InputError) {
    guard let cursor = list.rows?.cursor else { return }
    perform { cursor.perform(.menu(nil)) }
    switch item.effect {
    case .operate(let origin):
      guard let control = elements.first(where: { $0.origin == origin }),
        let operation = control.primaryOperation
      else { throw missing(item.title) }
      try perform(operation, on: control)
    case .move(let destination):
      guard let number = cursor.number else { return }
      try perform(.move(row: number, to: destination), on: list)
    }
  }

  private func perform(
    _ operation: ControlOperation, on control: ControlElement
  ) throws(InputError) {
    let name = name(of: control)
    try perform(operation, on: control) { name }
  }

  /// Dismisses the topmost modal or page, or moves the focus to the prompt.
  private func escape(from focus: ControlElement?) throws(InputError) {
    guard let top = layers.last else { return }
    if top.dismiss == nil, focus != nil || top.modal == nil && onCancel != nil {
      return try leave()
    }
    if top.modal == nil, top.dismiss == nil { throw .noFocus("escape") }
    try dismiss("")
  }

  /// Moves the focus to the prompt. On a screen without a prompt, closes the modal or page, or cancels
  /// the screen.
  private func leave() throws(InputError) {
    guard let onCancel else { return try moveFocus(to: nil) }
    if layers.last?.dismiss != nil { return try dismiss("") }
    perform { onCancel() }
  }

  /// Returns the error for a key that has no effect.
  private func actionError(of keys: KeyboardShortcut, at focus: ControlElement?) -> InputError {
    if isBehindModal(keys), let modal = snapshot.top?.modal {
      return .behind(keys.text, modal, existing: controlNames)
    }
    if keys.modifiers.isEmpty, let focus {
      let name = name(of: focus)
      let typing = focus.isField && keys.key.isTyped
      let usages =
        typing
        ? [ControlUsage(of: focus, named: name)[.type]].compactMap { $0 }
        : self.keys(at: focus).map { "key \($0)" }
      return .meaninglessKey(keys.text, name, role: focus.role, usages: usages)
    }
    if keys.modifiers.isEmpty, KeyEquivalent.bindings.contains(keys.key) {
      return .noFocus(keys.text)
    }
    let existing = shortcutNames
    return .unknownKey(
      keys.text, similar: mostSimilar(to: keys.text, among: existing), existing: existing)
  }
}

extension KeyEquivalent {
  /// Whether the key types a character, including Space.
  package var isTyped: Bool {
    character.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF).contains($0.value)
    }
  }
}
