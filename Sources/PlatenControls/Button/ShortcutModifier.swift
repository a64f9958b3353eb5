@_spi(Nodes) import PlatenGraph

/// Has the controls in a view answer to keys.
private struct ShortcutModifier: ControlModifier {
  let shortcut: KeyboardShortcut?

  func modify(_ subtree: inout AccessibilitySubtree, at node: Node) {
    subtree.mapControls { $0.bind(to: shortcut) }
  }
}

extension View {
  /// Has the control in this view answer to a key while others are held.
  ///
  ///     Button("Save") { save() }.keyboardShortcut("s")  // key command-s
  ///
  /// The keys press a button and switch a toggle; any other control gets the focus. Of several
  /// controls with the same keys the first in frame order answers; a shortcut nearer to a control
  /// wins over one around it.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has the control in this view answer to a shortcut.
  ///
  ///     Button("Send") { send() }.keyboardShortcut(.defaultAction)  // key return
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// Has the control in this view answer to a shortcut; with `nil` to none, whatever is said around.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}
