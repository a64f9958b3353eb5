/// A path of the fewest removed and added lines from one list to another (Myers, 1986).
struct EditPath {
  /// The indexes of the common lines.
  private(set) var common: [(old: Int, new: Int)] = []
  /// The numbers of old and new lines on the path, which are all lines if there are at most as many
  /// differences as the maximum.
  let end: (old: Int, new: Int)

  /// Finds the path with the fewest differences, or the one that leads furthest with a maximum number
  /// of differences.
  ///
  /// - Complexity: O(*nd*) time and O(*d*²) memory, where *d* is the number of differences.
  init(
    _ oldCount: Int, _ newCount: Int, maxDifferences: Int, isSame: (_ old: Int, _ new: Int) -> Bool
  ) {
    var fronts: [Front] = []
    var end: (old: Int, new: Int)?
    repeat {
      let front = Front(
        after: fronts.last, differences: fronts.count, oldCount, newCount, isSame: isSame)
      fronts.append(front)
      end = front.reaches(oldCount, onDiagonal: oldCount - newCount) ? (oldCount, newCount) : nil
    } while end == nil && fronts.count <= maxDifferences
    self.end = end ?? fronts[fronts.count - 1].furthest
    var (old, diagonal) = (self.end.old, self.end.old - self.end.new)
    while let front = fronts.popLast() {
      guard let (start, previous) = front.start(of: diagonal, after: fronts.last) else { break }
      while old > start {
        old -= 1
        common.append((old, old - diagonal))
      }
      (old, diagonal) = (fronts.last?.ends(on: previous) ?? 0, previous)
    }
    common.reverse()
  }
}

/// The furthest ends of the paths with a number of differences, by diagonal: the number of old lines
/// minus that of new lines.
private struct Front {
  /// The diagonals, which are every second one.
  private let diagonals: StrideThrough<Int>
  private let lowest: Int
  /// The number of old lines on the path of each diagonal; −1 if no path ends on it.
  private var ends: [Int32] = []

  init(
    after previous: Front?, differences: Int, _ oldCount: Int, _ newCount: Int,
    isSame: (_ old: Int, _ new: Int) -> Bool
  ) {
    lowest = 2 * max(0, differences - newCount) - differences
    diagonals = stride(
      from: lowest, through: differences - 2 * max(0, differences - oldCount), by: 2)
    for diagonal in diagonals {
      guard var old = start(of: diagonal, after: previous)?.old,
        old <= oldCount, old - diagonal <= newCount
      else {
        ends.append(-1)
        continue
      }
      while old < oldCount, old - diagonal < newCount, isSame(old, old - diagonal) { old += 1 }
      ends.append(Int32(old))
    }
  }

  /// Returns the number of old lines after the last difference of a path, and the diagonal before it.
  func start(of diagonal: Int, after previous: Front?) -> (old: Int, diagonal: Int)? {
    guard let previous else { return (0, 0) }
    let (removing, adding) = (previous.ends(on: diagonal - 1), previous.ends(on: diagonal + 1))
    if let adding, adding > removing ?? -1 { return (adding, diagonal + 1) }
    return removing.map { ($0 + 1, diagonal - 1) }
  }

  func ends(on diagonal: Int) -> Int? {
    let index = (diagonal - lowest) / 2
    guard diagonal >= lowest, index < ends.count, ends[index] >= 0 else { return nil }
    return Int(ends[index])
  }

  func reaches(_ old: Int, onDiagonal diagonal: Int) -> Bool {
    (diagonal - lowest).isMultiple(of: 2) && ends(on: diagonal) == old
  }

  /// The numbers of lines on the path with the most lines.
  var furthest: (old: Int, new: Int) {
    zip(diagonals, ends).filter { $1 >= 0 }.map { (old: Int($1), new: Int($1) - $0) }
      .max { $0.old + $0.new < $1.old + $1.new } ?? (0, 0)
  }
}
