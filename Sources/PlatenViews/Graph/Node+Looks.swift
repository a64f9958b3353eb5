import PlatenLines

extension Node {
  /// A text of our own, in the signs that the screen is made of.
  final func asciiSafe(_ text: String) -> String { graph.glyphs.asciiSafe(text) }

  /// A line cut to a width where it is wider.
  final func truncated(_ line: Line, to width: Int, _ mode: Line.Truncation = .tail) -> Line {
    line.truncated(to: width, mode, ellipsis: graph.glyphs.ellipsis)
  }

  /// The alternative text of an image, wrapped at words; one truncated line where a word is wider
  /// than the width.
  final func wrappedAtWords(_ line: Line, to width: Int) -> [Line] {
    line.leastWidth <= width ? line.wrapped(to: width) : [truncated(line, to: width)]
  }
}
