extension [Line] {
  /// How many lines at the beginning and at the end are the same as in another list, none counted
  /// twice.
  ///
  /// - Parameter head: How many at the beginning are not to be counted as those at the end.
  /// - Complexity: O(*n*) in the number of lines that are the same.
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

  /// The places of lines that are the same as in another list, in the same order.
  ///
  /// Where the lists differ, they go on with the same line that is nearest in both, if fewer than 200
  /// lines of both together are skipped by that. That need not find as many lines as there are, and
  /// finds those of a list that was scrolled.
  ///
  /// - Parameters:
  ///   - range: The lines that are looked at.
  ///   - otherRange: Those that are looked at in the other list.
  /// - Complexity: O(*n*) in the lines: a hundred comparisons for each at most, on average, and 20,100
  ///   at the end, where none is found.
  package func commonPlaces(
    in range: Range<Int>, with other: [Line], in otherRange: Range<Int>
  ) -> [(Int, Int)] {
    withUnsafeBufferPointer { lines in
      other.withUnsafeBufferPointer { others in
        var pairs: [(Int, Int)] = []
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

/// The lines of two lists together that are not skipped to go on with the same line.
private let tooFar = 200

/// The places of the same line with the fewest lines before it in both ranges, if they are near.
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
