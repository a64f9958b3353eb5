import PlatenLines

extension Node {
  /// A text of our own, in the signs that the screen is made of.
  package final func asciiSafe(_ text: String) -> String { graph.glyphs.asciiSafe(text) }

  /// A line cut to a width where it is wider.
  package final func truncated(_ line: Line, to width: Int, _ mode: Line.Truncation = .tail) -> Line
  {
    line.truncated(to: width, mode, ellipsis: graph.glyphs.ellipsis)
  }

  /// The alternative text of an image, wrapped at words; one truncated line where a word is wider
  /// than the width.
  package final func wrappedAtWords(_ line: Line, to width: Int) -> [Line] {
    line.leastWidth <= width ? line.wrapped(to: width) : [truncated(line, to: width)]
  }

  /// One of several to choose: `(•) Large`.
  package final func choice(_ text: String, isChosen: Bool) -> Line {
    Line((isChosen ? asciiSafe("(•) ") : "( ) ") + text)
  }
}
