import PlatenNavigation

/// The keys that currently have an effect on a screen.
@MainActor
package struct KeyMap {
  let screen: LiveScreen
  let exit: ScreenExit

  /// Creates the map of a screen.
  ///
  /// - Parameter exit: What is outside the screen.
  init(of screen: LiveScreen, exit: ScreenExit) { (self.screen, self.exit) = (screen, exit) }

  // MARK: Effects

  /// Returns the action of a key on the focused control, or else on the control with the matching
  /// keyboard shortcut; `nil` if the key has no such action.
  func action(of keys: KeyboardShortcut, at focus: ControlElement?) -> KeyAction? {
    if let focus, keys.modifiers.isEmpty,
      let action = KeyAction(of: keys.key, in: context(of: focus))
    {
      return action
    }
    return screen.controls.first { $0.shortcut?.lowercased == keys }
      .map(KeyAction.init(ofShortcutAt:))
  }

  /// Returns the action of Page Up or Page Down on the only list or scroll view of the topmost layer.
  func pageAction(of keys: KeyboardShortcut) -> KeyAction? {
    guard keys.modifiers.isEmpty, [.pageUp, .pageDown].contains(keys.key) else { return nil }
    let viewports = screen.controls.filter { $0.rows != nil }
    guard viewports.count == 1 else { return nil }
    return KeyAction(of: keys.key, in: context(of: viewports[0]))
  }

  func context(of control: ControlElement) -> KeyContext {
    KeyContext(
      control: control, modal: screen.graph.topModalKind, controls: screen.controls,
      row: screen.cursorRow(of: control))
  }

  // MARK: Questions about keys

  /// Returns whether the key is Page Up or Page Down and acts on the only list or scroll view of the
  /// topmost layer.
  package func turnsPage(_ keys: KeyboardShortcut) -> Bool { pageAction(of: keys) != nil }

  /// Returns whether a control of the topmost layer has the specified keyboard shortcut.
  package func hasShortcut(_ keys: KeyboardShortcut) -> Bool {
    screen.controls.contains { $0.shortcut?.lowercased == keys.lowercased }
  }

  /// Returns whether only controls behind a modal have the specified keyboard shortcut.
  package func hidesShortcut(_ keys: KeyboardShortcut) -> Bool {
    !hasShortcut(keys) && isBehindModal(keys)
  }

  private func isBehindModal(_ keys: KeyboardShortcut) -> Bool {
    screen.snapshot.covered.contains { layer in
      layer.controls.contains { $0.shortcut?.lowercased == keys.lowercased }
    }
  }

  /// Returns whether controls of the focused control's kind have a key, even if it currently has no
  /// effect.
  package func hasKey(_ key: KeyEquivalent) -> Bool {
    guard let control = screen.focusedControl else { return false }
    return KeyTable.of(context(of: control)).contains { table in
      table.bindings.contains { $0.keys.contains(key) }
    }
  }

  // MARK: Names

  /// The keyboard shortcuts of the controls, without duplicates.
  package var shortcutNames: [String] { screen.controls.compactMap(\.shortcut?.text).unique }

  /// The keys that currently have an effect, without duplicates.
  package var names: [String] {
    let alone = screen.focusedControl.map { names(at: $0) + ["escape"] } ?? []
    let moving = screen.controls.contains(where: \.isFocusable) ? ["tab", "shift-tab"] : []
    return (alone + shortcutNames + moving).unique
  }

  /// Returns the keys that currently have an effect on a control.
  private func names(at control: ControlElement) -> [String] {
    let context = context(of: control)
    return KeyEquivalent.bindings
      .filter { KeyAction(of: $0, in: context) != nil }
      .map { KeyboardShortcut($0, modifiers: []).text }
  }

  /// Returns the error for a key that has no effect.
  func error(of keys: KeyboardShortcut, at focus: ControlElement?) -> InputError {
    if isBehindModal(keys), let modal = screen.snapshot.top?.modal {
      return .behind(keys.text, modal, existing: screen.names.controls)
    }
    if keys.modifiers.isEmpty, let focus {
      let name = screen.names.name(of: focus)
      let typing = focus.isField && keys.key.isTyped
      let usages =
        typing
        ? [ControlUsage(of: focus, named: name)[.type]].compactMap { $0 }
        : names(at: focus).map { "key \($0)" }
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

extension LiveScreen {
  /// Returns the cursor row of a list, or `nil` for another control.
  func cursorRow(of control: ControlElement) -> CursorRow? {
    CursorRow(of: control) { self.graph.controls(inRow: $0, of: control) }
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
