extension Line {
  /// A place between two clusters.
  struct Position: Equatable {
    /// The bytes of UTF-8 before it.
    var offset: Int
    /// The cells before it.
    var column: Int

    static let start = Position(offset: 0, column: 0)
  }

  /// The place after the last cluster.
  var end: Position { Position(offset: text.utf8.count, column: width) }

  /// The places between clusters that are nearest to a column: the same twice, if one is there.
  ///
  /// Clusters without cells that are at the column are after the place.
  func boundaries(around column: Int) -> (before: Position, after: Position) {
    if isOneByteACell {
      let place = Position(offset: column, column: column)
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

  /// The part of this line between two places.
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
  /// The place after a cluster that begins here.
  func advanced(by cluster: Cluster) -> Self {
    Self(offset: offset + cluster.bytes, column: column + cluster.cells)
  }
}
