extension Line {
  /// A position between two clusters of a line.
  struct Position: Equatable {
    /// The number of UTF-8 bytes before the position.
    var offset: Int
    /// The number of cells before the position.
    var column: Int

    static let start = Position(offset: 0, column: 0)

    /// Returns a position in a line in which each character occupies one byte and one cell.
    static func ofASCII(_ offset: Int) -> Position { Position(offset: offset, column: offset) }
  }

  /// The position after the last cluster.
  var end: Position { Position(offset: text.utf8.count, column: width) }

  /// Returns the nearest cluster boundaries before and after a column. Both are equal if the column
  /// is a boundary.
  ///
  /// Zero-width clusters at the column come after the boundary.
  func boundaries(around column: Int) -> (before: Position, after: Position) {
    if isOneByteACell {
      let place = Position.ofASCII(column)
      return (place, place)
    }
    var place = Position.start
    for cluster in Clusters(of: text) {
      if place.column >= column { break }
      let next = place.advanced(by: cluster)
      if next.column > column { return (place, next) }
      place = next
    }
    return (place, place)
  }

  /// Returns the part of the line between two positions.
  func slice(_ lower: Position, _ upper: Position) -> Line {
    guard lower.offset < upper.offset else { return .empty }
    var line = Line(
      text: String(substring(lower.offset..<upper.offset)),
      width: upper.column - lower.column,
      firstStyle: style(at: lower.offset))
    for seam in seams where seam.start > lower.offset && seam.start < upper.offset {
      line.addSeam(at: seam.start - lower.offset, style: seam.style)
    }
    return line
  }
}

extension Line.Position {
  /// Returns the position after a cluster that begins at this position.
  func advanced(by cluster: Cluster) -> Self {
    Self(offset: offset + cluster.bytes, column: column + cluster.cells)
  }
}
