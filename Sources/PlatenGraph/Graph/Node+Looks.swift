import PlatenLines

extension Node {
  /// Returns Platen's own text in the character set of the screen.
  package final func asciiSafe(_ text: String) -> String { graph.glyphs.asciiSafe(text) }

  /// Returns a line truncated to a width with the ellipsis of the screen's character set.
  package final func truncated(_ line: Line, to width: Int, _ mode: Line.Truncation = .tail) -> Line
  {
    line.truncated(to: width, mode, ellipsis: graph.glyphs.ellipsis)
  }

  /// Returns the alternative text of an image wrapped between words, or one truncated line if a
  /// word is wider than the width.
  package final func wrappedAtWords(_ line: Line, to width: Int) -> [Line] {
    line.leastWidth <= width ? line.wrapped(to: width) : [truncated(line, to: width)]
  }

  /// Returns the line for an option of a choice: `(•) Large`.
  package final func choice(_ text: String, isChosen: Bool) -> Line {
    Line((isChosen ? asciiSafe("(•) ") : "( ) ") + text)
  }
}
