/// The value of the option `--theme`, which selects a theme and the number of colors.
package enum ThemeSelection: String, Sendable, CaseIterable {
  /// The theme for the background of the terminal, in as many colors as the terminal supports.
  case auto
  /// The theme for light backgrounds.
  case light
  /// The theme for dark backgrounds.
  case dark
  /// The theme for the background of the terminal, in only the 16 colors that the user has chosen
  /// for the terminal.
  case terminal
  /// The theme without colors.
  case none

  /// Returns the selected theme at a terminal with the specified environment variables.
  package func theme(environment: [String: String]) -> Theme {
    switch self {
    case .auto, .terminal: Theme(environment: environment)
    case .light: .light
    case .dark: .dark
    case .none: .none
    }
  }

  /// Whether the background of the terminal determines the theme.
  package var dependsOnBackground: Bool { self == .auto || self == .terminal }

  /// Returns the number of colors to use on a terminal that supports the specified number.
  package func depth(of terminal: ColorDepth) -> ColorDepth {
    self == .terminal && terminal != .none ? .sixteen : terminal
  }
}
