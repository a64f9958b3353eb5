import PlatenLines

extension Node {
  /// Returns text that Platen generates in the character set of the screen.
  package final func asciiSafe(_ text: String) -> String { graph.glyphs.asciiSafe(text) }

  /// Returns a line truncated to a width, with an ellipsis in the character set of the screen.
  package final func truncated(_ line: Line, to width: Int, _ mode: Line.Truncation = .tail) -> Line
  {
    line.truncated(to: width, mode, ellipsis: graph.glyphs.ellipsis)
  }

  /// Returns the line of an option in a choice: `(•) Large`.
  package final func choice(
    _ text: String, isChosen: Bool, style: Style = Style(.bold, foreground: .role(.accent))
  ) -> Line {
    isChosen ? Line(asciiSafe("(•) ") + text, style: style) : Line("( ) " + text)
  }
}
