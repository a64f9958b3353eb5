extension [Line] {
  /// Returns the number of equal lines at the start and at the end of two arrays.
  ///
  /// No line is counted twice.
  ///
  /// - Parameter head: The number of lines at the start to exclude from the count at the end.
  /// - Complexity: O(*n*) in the number of equal lines.
  package func commonEnds(
    with other: [Line], head least: Int = 0
  ) -> (head: Int, tail: Int) {
    withUnsafeBufferPointer { lines in
      other.withUnsafeBufferPointer { others in
        let count = Swift.min(lines.count, others.count)
        var (head, tail) = (0, 0)
        while head < count && lines[head] == others[head] { head += 1 }
        let most = count - Swift.max(head, least)
        while tail < most && lines[lines.count - 1 - tail] == others[others.count - 1 - tail] {
          tail += 1
        }
        return (head, tail)
      }
    }
  }

  /// Returns whether a line equals a line of another array, without copying the lines.
  package func isEqual(at index: Int, to other: [Line], at otherIndex: Int) -> Bool {
    withUnsafeBufferPointer { lines in
      other.withUnsafeBufferPointer { lines[index] == $0[otherIndex] }
    }
  }

  /// Returns the indices of the lines that have an attribute.
  ///
  /// - Complexity: O(*n*) in runs, without allocation if no line has the attribute.
  package func indices(having attribute: Style.Attributes) -> [Int] {
    withUnsafeBufferPointer { lines in lines.indices.filter { lines[$0].has(attribute) } }
  }

  /// Returns the indices of the lines in a range that have a run with the specified foreground color.
  ///
  /// - Complexity: O(*n*) in runs, without allocation if no line has such a run.
  package func indices(in range: Range<Int>, havingForeground color: Style.Color) -> [Int] {
    withUnsafeBufferPointer { lines in range.filter { lines[$0].hasForeground(color) } }
  }

  /// Returns the index pairs of equal lines that occur in the same order in two arrays.
  ///
  /// Where the arrays differ, the search continues at the nearest pair of equal lines if reaching
  /// that pair skips fewer than 200 lines of both arrays together. The result is not always the
  /// longest sequence of pairs, but the search finds the lines of a list that was scrolled.
  ///
  /// - Parameters:
  ///   - range: The range of lines to search in this array.
  ///   - otherRange: The range of lines to search in the other array.
  /// - Complexity: O(*n*) in the number of lines, with at most 100 comparisons per line on average,
  ///   and 20,100 for the final search, which finds no pair.
  package func commonPlaces(
    in range: Range<Int>, with other: [Line], in otherRange: Range<Int>
  ) -> [(Int, Int)] {
    withUnsafeBufferPointer { lines in
      other.withUnsafeBufferPointer { others in
        var pairs: [(Int, Int)] = []
        pairs.reserveCapacity(Swift.min(range.count, otherRange.count))
        var (rest, otherRest) = (range, otherRange)
        while let pair = nearestPair(lines, rest, others, otherRest) {
          pairs.append(pair)
          rest = pair.0 + 1..<range.upperBound
          otherRest = pair.1 + 1..<otherRange.upperBound
        }
        return pairs
      }
    }
  }
}

/// The limit on the total number of lines that a search may skip in both arrays.
private let tooFar = 200

/// Returns the indices of the nearest pair of equal lines, or `nil` if no pair is within the limit.
private func nearestPair(
  _ lines: UnsafeBufferPointer<Line>, _ range: Range<Int>,
  _ others: UnsafeBufferPointer<Line>, _ otherRange: Range<Int>
) -> (Int, Int)? {
  if range.isEmpty || otherRange.isEmpty { return nil }
  for distance in 0..<min(range.count + otherRange.count - 1, tooFar) {
    let first = max(0, distance - otherRange.count + 1)
    for skipped in first...min(distance, range.count - 1) {
      let (place, otherPlace) =
        (range.lowerBound + skipped, otherRange.lowerBound + distance - skipped)
      if lines[place] == others[otherPlace] { return (place, otherPlace) }
    }
  }
  return nil
}
