extension Block {
  /// The positions from the first to the last line that come from some places in a view tree; none
  /// if no line does.
  ///
  /// - Complexity: O(*n*) in the number of places in the block.
  package func lines(from origins: Set<Origin>) -> Range<Int>? {
    var (position, found) = (0, nil as Range<Int>?)
    part.visitLeaves { lines, origin in
      let end = position + lines.count
      if origins.contains(origin) { found = (found?.lowerBound ?? position)..<end }
      position = end
      return true
    }
    return found
  }
}
