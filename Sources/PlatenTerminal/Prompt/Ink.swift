import Platen

/// The looks of a transcript at a terminal: the screen's own, and those of the marks that lines
/// begin with.
package struct Ink: Sendable {
  /// The colours that the terminal shows.
  package let depth: ColorDepth

  /// Looks as the environment says that the terminal has them.
  package init(environment: [String: String]) { depth = ColorDepth(environment: environment) }

  /// What to write for a line of the transcript: in its own styles, and where it has none in that
  /// of what failed, went, came or moved, or is said beside it.
  package func encoded(_ line: Line) -> String {
    let style = depth == .none ? .plain : Self.style(of: line.text.utf8.first)
    return line.styled(style).encoded(for: depth)
  }

  private static func style(of mark: UInt8?) -> Style {
    switch mark {
    case UInt8(ascii: "!"): Style(foreground: .red)
    case UInt8(ascii: "+"): Style(foreground: .green)
    case UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "@"): .dim
    case UInt8(ascii: "~"): Style(foreground: .cyan)
    default: .plain
    }
  }
}
