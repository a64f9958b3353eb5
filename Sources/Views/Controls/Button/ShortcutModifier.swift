@_spi(Nodes) import PlatenGraph

/// A modifier that assigns a keyboard shortcut to the controls in a view.
private struct ShortcutModifier: ControlModifier {
  let shortcut: KeyboardShortcut?

  func modify(_ subtree: inout AccessibilitySubtree, at node: Node) {
    subtree.mapControls { $0.bind(to: shortcut) }
  }

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    ShortcutNode(modified(content), in: context)
  }
}

extension ShortcutModifier {
  /// The node of a shortcut, which notes in the graph when the shortcut changes.
  private final class ShortcutNode<Content: View>: ControlModifierNode<Content, ShortcutModifier> {
    private var shortcut: KeyboardShortcut? {
      didSet { if shortcut != oldValue { graph.noteShortcutChange() } }
    }

    override func evaluate() {
      super.evaluate()
      shortcut = view.modifier.shortcut
    }

    override func mountedDidChange() { graph.noteShortcutChange() }
  }
}

extension View {
  /// Assigns a key and its modifiers to the control in this view as a keyboard shortcut.
  ///
  ///     Button("Save") { save() }.keyboardShortcut("s")  // key command-s
  ///
  /// The shortcut presses a button, switches a toggle, and focuses any other control. If several
  /// controls have the same shortcut, the first in frame order responds. A shortcut on a control
  /// takes precedence over one on a view that contains it.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Assigns a keyboard shortcut to the control in this view.
  ///
  ///     Button("Send") { send() }.keyboardShortcut(.defaultAction)  // key return
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Assigns a keyboard shortcut to the control in this view, or removes its shortcut.
  ///
  /// If the argument is `nil`, the control has no shortcut, even if a containing view assigns one.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
      .environment(\.isDefaultAction, shortcut == .defaultAction)
  }
}

private struct DefaultActionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the Return key performs the action of a button.
  var isDefaultAction: Bool {
    get { self[DefaultActionKey.self] }
    set { self[DefaultActionKey.self] = newValue }
  }
}
