import PlatenViews

extension Session {
  /// Presses a key, alone or while others are held.
  ///
  ///     try session.moveFocus(to: "Seats")
  ///     try session.press(KeyboardShortcut(.rightArrow, modifiers: []))  // one seat more
  ///
  /// A key alone acts on the control that has the focus, if it means anything there: Return and Space
  /// press and switch, arrows step, pick, select and scroll, Return enters the text of a field and
  /// Escape leaves it. Any other key goes to the control that answers to it by `.keyboardShortcut`.
  /// Then Tab and Shift-Tab move the focus, and Escape closes what is on top or else gives the focus to
  /// the prompt.
  ///
  /// - Throws: `InputError.meaninglessKey` and its like when nothing takes the key now, and what the
  ///   input throws that it stands for.
  /// - Complexity: O(*n*) in the nodes of the layer, besides what the input costs.
  public func press(_ keys: KeyboardShortcut) throws(InputError) {
    let keys = keys.lowercased
    try recordingKeys("key \(keys.text)") { () throws(InputError) in
      try rollingBackOnError { () throws(InputError) in try perform(keys) }
    }
  }

  private func perform(_ keys: KeyboardShortcut) throws(InputError) {
    flush()
    history?.note(.key(keys.text))
    let focus = focusedElement
    if let focus, keys.modifiers.isEmpty,
      let deed = KeyAction(of: keys.key, at: focus, among: elements)
    {
      return try perform(deed)
    }
    if let control = elements.first(where: { $0.shortcut?.lowercased == keys }) {
      return try perform(KeyAction(ofShortcutAt: control))
    }
    switch keys {
    case KeyboardShortcut(.tab, modifiers: []): try focusNext()
    case KeyboardShortcut(.tab, modifiers: .shift): try focusPrevious()
    case .cancelAction: try escape(from: focus)
    default: throw actionError(of: keys, at: focus)
    }
  }

  /// Whether a control answers to keys, wherever the focus is.
  package func answers(to keys: KeyboardShortcut) -> Bool {
    elements.contains { $0.shortcut?.lowercased == keys.lowercased }
  }

  /// Presses keys as they are typed: `command-s`, `shift-tab`, `space`.
  func press(typed text: String) throws(InputError) {
    guard let keys = KeyboardShortcut(typed: text) else {
      let existing = shortcutNames
      throw .unknownKey(text, similar: mostSimilar(to: text, among: keyNames), existing: existing)
    }
    try press(keys)
  }

  /// The keys that the controls answer to, each once.
  package var shortcutNames: [String] { elements.compactMap(\.shortcut?.text).unique }

  /// The keys that do something now, each once.
  package var keyNames: [String] {
    let alone = focusedElement.map { keys(at: $0) + ["escape"] } ?? []
    let moving = elements.contains(where: \.isFocusable) ? ["tab", "shift-tab"] : []
    return (alone + shortcutNames + moving).unique
  }

  /// The keys that do something to a control now.
  private func keys(at control: ControlElement) -> [String] {
    let elements = elements
    return KeyEquivalent.bindings
      .filter { KeyAction(of: $0, at: control, among: elements) != nil }
      .map { KeyboardShortcut($0, modifiers: []).text }
  }

  private func perform(_ deed: KeyAction) throws(InputError) {
    switch deed {
    case .perform(let operation, let control): try perform(operation, on: control)
    case .focus(let control): try send(.focus(name(of: control)))
    case .show(let tab):
      try perform(.press, on: tab)
      flush()
      setFocus(tab)
    case .select(let row, let list):
      try endEditing(before: list.origin, to: .select, name(of: list))
      perform { list.rows?.selecting?.selectOnly(row) }
    case .leave: try moveFocus(to: nil)
    }
  }

  private func perform(
    _ operation: ControlOperation, on control: ControlElement
  ) throws(InputError) {
    let name = name(of: control)
    try perform(operation, on: control) { name }
  }

  /// Closes what is on top, or else leaves the control that has the focus.
  private func escape(from focus: ControlElement?) throws(InputError) {
    guard let top = layers.last else { return }
    if top.dismiss == nil, focus != nil { return try moveFocus(to: nil) }
    if top.modal == nil, top.dismiss == nil { throw .noFocus("escape") }
    try dismiss("")
  }

  /// Why keys do nothing.
  private func actionError(of keys: KeyboardShortcut, at focus: ControlElement?) -> InputError {
    let layers = layers
    let isBehind = layers.contains { $0.controls.contains { $0.shortcut?.lowercased == keys } }
    if isBehind, let modal = layers.last?.modal {
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
  /// Whether the key types a character, Space included.
  package var isTyped: Bool {
    character.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF).contains($0.value)
    }
  }
}
