extension Style {
  /// The purpose of text whose style depends on the theme.
  ///
  /// A ``Theme`` defines the style of each role.
  public enum Role: Sendable, Hashable, CaseIterable {
    /// The label of a value.
    case label
    /// An error or a destructive action.
    case error
    /// Text that the user can act on.
    case accent
    /// Text of secondary importance.
    case dim
  }

  /// Creates a style for a role, which the theme resolves.
  public init(role: Role) { self.init(foreground: .role(role)) }
}
