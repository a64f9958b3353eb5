extension Style {
  /// What text is for, where its look is a matter of taste and of the terminal's background.
  ///
  /// A ``Theme`` says how each looks.
  public enum Role: Sendable, Hashable, CaseIterable {
    /// What a value is called.
    case label
    /// What failed, or cannot be taken back.
    case error
    /// What can be acted on.
    case accent
    /// What matters less.
    case dim
  }

  /// Text of a role, whose look is up to the theme.
  public init(role: Role) { self.init(foreground: .role(role)) }
}
