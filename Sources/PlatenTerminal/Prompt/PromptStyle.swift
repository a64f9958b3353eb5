import Platen

/// The styles of transcript lines at a terminal, chosen by their prefix.
enum PromptStyle {
  /// Returns a transcript line whose unstyled text has the style for the line's prefix.
  ///
  /// Prefixes mark errors, remarks, and removed, inserted or moved lines.
  static func styled(_ line: Line) -> Line { line.styled(style(of: line.text.utf8.first)) }

  private static func style(of mark: UInt8?) -> Style {
    switch mark {
    case UInt8(ascii: "!"): Style(role: .error)
    case UInt8(ascii: "+"): Style(role: .success)
    case UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "@"): .muted
    case UInt8(ascii: "~"): Style(role: .accent)
    default: .plain
    }
  }
}
