/// A set of styles for the roles of text.
///
///     Theme.light.style(of: .error)  // a dark red
///     Theme.none.style(of: .error)  // bold
public enum Theme: String, Sendable, CaseIterable {
  /// A theme for light backgrounds.
  case light
  /// A theme for dark backgrounds.
  case dark
  /// A theme without colors.
  case none

  /// Returns the style of a role on a terminal with the specified colors.
  ///
  /// The colors for terminals with 256 colors are those nearest to the colors for true color.
  public func style(of role: Style.Role, depth: ColorDepth = .full) -> Style {
    let styles = RoleStyles.all[Int(role.rawValue)]
    switch (self, depth) {
    case (.none, _), (_, .none): return styles.none
    case (.light, .sixteen): return styles.sixteen.light
    case (.dark, .sixteen): return styles.sixteen.dark
    case (.light, _): return styles.full.light.reduced(to: depth)
    case (.dark, _): return styles.full.dark.reduced(to: depth)
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
  /// Returns the style with its roles replaced by the styles of a theme and with its colors reduced
  /// to those of a terminal.
  package func resolved(by theme: Theme, depth: ColorDepth) -> Style {
    var style = self
    if let fill = filling { (style.foreground, style.background) = (.role(fill), .role(fill)) }
    style.foreground = style.foreground?.adapted(to: theme)
    style.background = style.background?.adapted(to: theme)
    style.attributes = visibleAttributes
    if case .role(let role)? = style.foreground {
      let look = theme.style(of: role, depth: depth)
      style.attributes.formUnion(look.attributes)
      style.foreground = look.foreground
    }
    if case .role(let role)? = style.background {
      style.fill(with: theme.style(of: role, depth: depth), of: role)
    }
    return style.reduced(to: depth)
  }

  /// The role that fills the cells of the focused control, or `nil` if they keep their own colors.
  private var filling: Role? {
    guard attributes.contains(.focused), !hasBackdrop, foreground != .role(.edge) else {
      return nil
    }
    if attributes.contains(.cursorRow) { return .row }
    return foreground == .role(.error) ? .danger : .focus
  }

  /// Whether a view has set the background, whose cells are reversed where the control is focused.
  private var hasBackdrop: Bool {
    if case .role(let role)? = background { return !role.isFill }
    return background != nil
  }

  /// The attributes with those that mark the focus replaced by visible ones.
  private var visibleAttributes: Attributes {
    var visible = attributes.subtracting(.marks)
    if attributes.contains(.focused) {
      if hasBackdrop { visible.formSymmetricDifference(.inverse) }
      if filling != nil { visible.remove(.inverse) }
    }
    if attributes.contains(.cursorRow) { visible.insert(.bold) }
    return visible
  }

  /// Sets the background to that of a role.
  ///
  /// For a role without a background, the cells have the color of its text, and their own text the
  /// background of the terminal.
  private mutating func fill(with look: Style, of role: Role) {
    if role.isFill {
      attributes.formUnion(look.attributes)
      background = look.background
      foreground = foreground ?? look.foreground
    } else if foreground != nil {
      background = look.foreground
    } else {
      (foreground, background) = (look.foreground, nil)
      attributes.formSymmetricDifference(.inverse)
    }
  }
}

extension Style.Color {
  /// The color on a light background.
  package var inLight: Style.Color { adapted(to: .light) }

  /// Returns the color with an adaptive color replaced by that for a theme.
  fileprivate func adapted(to theme: Theme) -> Style.Color {
    if case .adaptive(let color) = self { color.color(for: theme) } else { self }
  }
}

extension Style.Role {
  /// Whether the role has a background or replaces it by attributes.
  fileprivate var isFill: Bool { [.focus, .danger, .row, .field, .menu].contains(self) }
}
