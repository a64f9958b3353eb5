/// A key combination that triggers a control regardless of the focus.
///
/// A script triggers the shortcut with a command such as `key command-s`.
public struct KeyboardShortcut: Sendable, Hashable {
  /// The key to press with the modifiers.
  public var key: KeyEquivalent
  /// The modifier keys to hold while pressing the key.
  public var modifiers: EventModifiers

  /// Creates a keyboard shortcut from a key and its modifiers, which default to the Command key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  /// The shortcut of the default button: the Return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of the cancel button: the Escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
