/// The cells that each of several views gets of a row.
enum Shares {
  /// What each gets: the least that it can do with, and of the rest as much as all others that
  /// can make use of it. Where even the least do not fit, the widest give way.
  ///
  ///     Shares.of(20, among: [Widths(fixed: 5), Widths(2, 9, 30)])  // [5, 15]
  ///
  /// > Law: **A row gives away what it has.** The shares add up to the room, or to the most that
  /// > the views can make use of.
  static func of(_ room: Int, among widths: [Widths]) -> [Int] {
    let least = widths.reduce(0) { $0 + $1.least }
    return leveled(room, widths.map { least <= room ? ($0.least, $0.most) : (0, $0.least) })
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
