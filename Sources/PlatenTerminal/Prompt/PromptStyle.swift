import Platen

/// The looks of a transcript at a terminal: the screen's own, and those of the marks that lines
/// begin with.
enum PromptStyle {
  /// A line of the transcript in its own styles, and where it has none in that of what failed, went,
  /// came or moved, or is said beside it.
  static func styled(_ line: Line) -> Line { line.styled(style(of: line.text.utf8.first)) }

  private static func style(of mark: UInt8?) -> Style {
    switch mark {
    case UInt8(ascii: "!"): Style(role: .error)
    case UInt8(ascii: "+"): Style(foreground: .green)
    case UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "@"): .dim
    case UInt8(ascii: "~"): Style(foreground: .cyan)
    default: .plain
    }
  }
}
