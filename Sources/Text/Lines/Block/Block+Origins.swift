extension Block {
  /// Returns the same lines with an additional origin for the block as a whole.
  ///
  /// For example, a viewport that shows only part of its rows becomes an origin of all visible
  /// rows.
  ///
  /// - Complexity: O(1).
  package func owned(by origin: NodeID) -> Block {
    isEmpty ? self : Block(BlockNode(widening: part, to: width, whole: origin))
  }

  /// Returns the range from the first to the last line that has one of the specified origins, or
  /// `nil` if no line does.
  ///
  /// - Complexity: O(*n*) in the number of origins in the block.
  package func lines(from origins: Set<NodeID>) -> Range<Int>? {
    var found: Range<Int>?
    part.visitPlaces(from: 0) { lines, origin in
      guard origins.contains(origin) else { return }
      let before = found ?? lines
      found =
        min(before.lowerBound, lines.lowerBound)..<max(before.upperBound, lines.upperBound)
    }
    return found
  }
}

extension BlockNode {
  /// Visits each origin and the range of its lines, from top to bottom.
  fileprivate func visitPlaces(from start: Int, _ visit: (Range<Int>, NodeID) -> Void) {
    switch content {
    case .lines(_, let origin): visit(start..<start + count, origin)
    case .parts(let parts):
      if whole != .none { visit(start..<start + count, whole) }
      var position = start
      for part in parts {
        part.visitPlaces(from: position, visit)
        position += part.count
      }
    }
  }
}
