import PlatenLines

extension [Line] {
  /// Returns the pieces arranged from left to right in as many lines as they require.
  ///
  /// Only a piece that is wider than a line is broken. The break is between words.
  ///
  /// - Parameter gap: The number of cells between two pieces on the same line.
  package func flowing(within width: Int, gap: Int) -> [Line] {
    var lines: [Line] = []
    for piece in self where !piece.isEmpty {
      if let last = lines.last, last.width + gap + piece.width <= width {
        lines[lines.count - 1] = last + Line.spaces(gap) + piece
      } else {
        lines += piece.wrapped(to: Swift.max(width, 1))
      }
    }
    return lines
  }

  /// Returns the width range of the pieces, from the widest piece to all pieces in one line.
  package func widths(gap: Int) -> WidthRange {
    let pieces = filter { !$0.isEmpty }
    let all = pieces.reduce(gap * Swift.max(pieces.count - 1, 0)) { $0 + $1.width }
    return WidthRange(pieces.reduce(0) { Swift.max($0, $1.width) }, all, all)
  }
}
