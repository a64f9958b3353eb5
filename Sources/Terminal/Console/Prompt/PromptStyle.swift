import PlatenLines
import PlatenNavigation
import PlatenTerminal

/// The styles of transcript lines at a terminal, chosen by their prefix.
enum PromptStyle {
  /// Returns a transcript line whose unstyled text has the style for the line's prefix.
  ///
  /// Prefixes mark errors, remarks, and removed, inserted or moved lines.
  static func styled(_ line: Line) -> Line {
    if line.text.utf8.first == UInt8(ascii: ">") { return self.line(line, promptCells: 1) }
    return line.styled(style(of: line.text.utf8.first))
  }

  /// Returns a line that runs a command, at whose prompt a terminal can set a mark.
  static func command(_ text: String, after prompt: String) -> Line {
    let style = Style(.enteredPrompt, foreground: .role(.accent))
    return Line(prompt, style: style) + Line(text)
  }

  /// Returns a line at a prompt that runs no command, such as an answered question.
  static func answer(_ text: String, to prompt: String) -> Line {
    Line(prompt, style: Style(role: .accent)) + Line(text)
  }

  /// Returns a line in which the prompt at the start has the color of accents.
  static func line(_ line: Line, promptCells cells: Int) -> Line {
    if cells == 0 { return line }
    return line.prefix(cells: cells).styled(Style(role: .accent)) + line.dropFirst(cells: cells)
  }

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
