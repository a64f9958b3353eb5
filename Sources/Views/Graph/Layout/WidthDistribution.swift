/// An algorithm that distributes the width of a row among its views.
package enum WidthDistribution {
  /// Distributes a width among views.
  ///
  /// Each view receives its minimum width and an equal share of the remaining width, up to the
  /// maximum width of the view. If the minimum widths do not fit, the widest views are reduced.
  ///
  ///     WidthDistribution.of(20, among: [WidthRange(fixed: 5), WidthRange(2, 9, 30)])  // [5, 15]
  ///
  /// > Law: **A row distributes all its width.** The widths add up to the available width, or to
  /// > the maximum that the views can use.
  package static func of(_ room: Int, among widths: [WidthRange]) -> [Int] {
    let least = widths.reduce(0) { $0 + $1.min }
    return leveled(room, widths.map { least <= room ? ($0.min, $0.max) : (0, $0.min) })
  }

  /// Distributes a width among views in order of their priority.
  ///
  /// Views with a higher priority first receive the width that exceeds the minimum widths of the
  /// other views.
  package static func of(_ room: Int, among widths: [WidthRange], priorities: [Double]) -> [Int] {
    guard let highest = priorities.max(), priorities.contains(where: { $0 < highest }) else {
      return of(room, among: widths)
    }
    var shares = widths.map(\.min)
    // If the minimum widths do not fit, the views of the lowest priority receive no width.
    if shares.reduce(0, +) > room { shares = shares.map { _ in 0 } }
    for priority in Set(priorities).sorted(by: >) {
      let served = widths.indices.filter { priorities[$0] == priority }
      let others = widths.indices.reduce(0) { priorities[$1] == priority ? $0 : $0 + shares[$1] }
      let new = of(max(room - others, 0), among: served.map { widths[$0] })
      for (index, share) in zip(served, new) { shares[index] = share }
    }
    return shares
  }

  /// Returns lengths within bounds that add up to the available width.
  ///
  /// The lengths are equal except where the bounds require otherwise.
  private static func leveled(_ room: Int, _ bounds: [(low: Int, high: Int)]) -> [Int] {
    func lengths(at level: Int) -> [Int] { bounds.map { max(min(level, $0.high), $0.low) } }
    var (level, above) = (0, max(room, 0) + 1)
    while level + 1 < above {
      let middle = (level + above) / 2
      if lengths(at: middle).reduce(0, +) <= room { level = middle } else { above = middle }
    }
    var lengths = lengths(at: level)
    var rest = room - lengths.reduce(0, +)
    for index in bounds.indices where rest > 0 && lengths[index] == level {
      if level < bounds[index].high {
        lengths[index] += 1
        rest -= 1
      }
    }
    return lengths
  }
}
