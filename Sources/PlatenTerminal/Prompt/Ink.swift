import Platen

/// The looks of a transcript at a terminal: the screen's own, and those of the marks that lines
/// begin with.
package struct Ink: Sendable {
  /// The colours that the terminal shows.
  package let depth: ColorDepth
  private let theme: Theme

  /// Looks as the environment says that the terminal has them, in the theme given or, of none, in
  /// that for its background.
  package init(environment: [String: String], theme: Theme? = nil) {
    depth = ColorDepth(environment: environment)
    self.theme = theme ?? Theme(environment: environment)
  }

  /// What to write for a line of the transcript: in its own styles, and where it has none in that
  /// of what failed, went, came or moved, or is said beside it.
  package func encoded(_ line: Line) -> String {
    let style = depth == .none ? .plain : style(of: line.text.utf8.first)
    return line.styled(style).encoded(for: depth, theme: theme)
  }

  private func style(of mark: UInt8?) -> Style {
    if theme == .none { return .plain }
    return switch mark {
    case UInt8(ascii: "!"): Style(role: .error)
    case UInt8(ascii: "+"): Style(foreground: .green)
    case UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "@"): .dim
    case UInt8(ascii: "~"): Style(foreground: .cyan)
    default: .plain
    }
  }
}
