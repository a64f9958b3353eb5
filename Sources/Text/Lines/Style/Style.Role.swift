extension Style {
  /// The purpose of text whose style depends on the theme.
  ///
  /// A ``Theme`` defines the style of each role. The roles with a background fill the cells that
  /// have them: ``focus``, ``danger``, ``row``, ``field`` and ``menu``.
  public enum Role: UInt8, Sendable, Hashable, CaseIterable {
    /// The label of a value.
    case label
    /// Text that the user can act on, and the selected option.
    case accent
    /// Text of secondary importance, such as notes, overflow markers and disabled controls.
    case muted
    /// A sign of success or of a selection.
    case success
    /// A warning, such as the rule of an alert.
    case warning
    /// An error or a destructive action.
    case error
    /// A focused control.
    case focus
    /// A focused control with a destructive action.
    case danger
    /// The cursor row of a focused list.
    case row
    /// The inside of a field.
    case field
    /// The brackets of the focused field.
    case edge
    /// The items of an open menu.
    case menu
    /// Text that a filter found.
    case match
  }

  /// Creates a style for a role, which the theme resolves.
  public init(role: Role) { self.init(foreground: .role(role)) }

  /// Creates a style that fills cells with the background of a role and has its text color.
  public init(fill role: Role) { self.init(foreground: .role(role), background: .role(role)) }

  /// A style for text of secondary importance.
  public static let muted = Style(role: .muted)
}
