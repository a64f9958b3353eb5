/// How text of each role looks.
///
///     Theme.light.style(of: .error)  // red
///     Theme.none.style(of: .error)  // bold
public enum Theme: String, Sendable, CaseIterable {
  /// For a light background.
  case light
  /// For a dark background.
  case dark
  /// Without colours.
  case none

  /// How text of a role looks.
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

  /// The theme that fits the background of which `COLORFGBG` tells, as in `15;0`; the dark one, if
  /// that tells nothing.
  public init(environment: [String: String]) {
    let background = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    self = background == 7 || background.map((9...15).contains) == true ? .light : .dark
  }
}

extension Style {
  /// The style with the looks of a theme in place of roles, and of what has the focus.
  package func resolved(by theme: Theme) -> Style {
    var style = self
    if attributes.contains(.focused) { style.attributes.formSymmetricDifference(.inverse) }
    style.attributes.subtract([.focused, .caret])
    if case .role(let role)? = foreground {
      let look = theme.style(of: role)
      style.attributes.formUnion(look.attributes)
      style.foreground = look.foreground
    }
    if case .role(let role)? = background { style.background = theme.style(of: role).foreground }
    return style
  }
}
