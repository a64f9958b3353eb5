/// The cells that each of several views gets of a row.
package enum WidthDistribution {
  /// What each gets: the least that it can do with, and of the rest as much as all others that
  /// can make use of it. Where even the least do not fit, the widest give way.
  ///
  ///     Shares.of(20, among: [Widths(fixed: 5), Widths(2, 9, 30)])  // [5, 15]
  ///
  /// > Law: **A row gives away what it has.** The shares add up to the room, or to the most that
  /// > the views can make use of.
  package static func of(_ room: Int, among widths: [WidthRange]) -> [Int] {
    let least = widths.reduce(0) { $0 + $1.min }
    return leveled(room, widths.map { least <= room ? ($0.min, $0.max) : (0, $0.min) })
  }

  /// What each gets where views of a higher priority are served first: of what the others do not
  /// need at least.
  package static func of(_ room: Int, among widths: [WidthRange], priorities: [Double]) -> [Int] {
    guard let highest = priorities.max(), priorities.contains(where: { $0 < highest }) else {
      return of(room, among: widths)
    }
    var shares = widths.map(\.min)
    // Where not even the least fit, those served last get none of it.
    if shares.reduce(0, +) > room { shares = shares.map { _ in 0 } }
    for priority in Set(priorities).sorted(by: >) {
      let served = widths.indices.filter { priorities[$0] == priority }
      let others = widths.indices.reduce(0) { priorities[$1] == priority ? $0 : $0 + shares[$1] }
      let new = of(max(room - others, 0), among: served.map { widths[$0] })
      for (index, share) in zip(served, new) { shares[index] = share }
    }
    return shares
  }

  /// Lengths within bounds that add up to the room: all of one level, but for those whose bounds
  /// do not allow it.
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
