/// A set of styles for the roles of text.
///
///     Theme.light.style(of: .error)  // red
///     Theme.none.style(of: .error)  // bold
public enum Theme: String, Sendable, CaseIterable {
  /// A theme for light backgrounds.
  case light
  /// A theme for dark backgrounds.
  case dark
  /// A theme without colors.
  case none

  /// Returns the style of a role.
  public func style(of role: Style.Role) -> Style {
    switch (role, self) {
    case (.label, .light): Style(foreground: .blue)
    case (.label, .dark): Style(foreground: .cyan)
    case (.label, .none): .plain
    case (.error, .light): Style(foreground: .red)
    case (.error, .dark): Style(foreground: .brightRed)
    case (.error, .none): .bold
    case (.accent, .light): Style(foreground: .blue)
    case (.accent, .dark): Style(foreground: .brightBlue)
    case (.accent, .none): .underline
    case (.dim, .light), (.dim, .dark): Style(foreground: .brightBlack)
    case (.dim, .none): .dim
    }
  }

  /// Creates the theme for the background color in `COLORFGBG`, such as `15;0`.
  ///
  /// The default is the dark theme.
  public init(environment: [String: String]) {
    let background = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    self = background == 7 || background.map((9...15).contains) == true ? .light : .dark
  }
}

extension Style {
  /// Returns the style with its roles replaced by the styles of a theme, and focus shown as inverse.
  package func resolved(by theme: Theme) -> Style {
    var style = self
    if attributes.contains(.focused) {
      style.attributes.formSymmetricDifference(.inverse)
    } else if attributes.contains(.cursorRow) {
      style.attributes.insert(.bold)
    }
    style.attributes.subtract([.focused, .caret, .cursorRow])
    if case .role(let role)? = foreground {
      let look = theme.style(of: role)
      style.attributes.formUnion(look.attributes)
      style.foreground = look.foreground
    }
    if case .role(let role)? = background { style.background = theme.style(of: role).foreground }
    return style
  }
}
