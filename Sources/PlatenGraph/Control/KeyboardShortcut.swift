/// Keys that act on a control, wherever the focus is.
///
/// In text they are a command: `key command-s`.
public struct KeyboardShortcut: Sendable, Hashable {
  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The keys that are held meanwhile.
  public var modifiers: EventModifiers

  /// A key, pressed while others are held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  /// What a screen is there for: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What leaves everything as it is: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
