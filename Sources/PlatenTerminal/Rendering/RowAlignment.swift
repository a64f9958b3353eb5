import Platen

/// Which of the rows that a terminal shows become which rows that it is to show, by taking out and
/// putting in others.
struct RowAlignment: Equatable {
  /// For each new row the old one that comes to stand there, in order; none where one is put in.
  private var sources: [Int?]

  /// Rows moved so that most of them are where they are to be; nothing where none has to move.
  ///
  /// Between those, the ones that are likest are written over each other.
  ///
  /// - Parameters:
  ///   - head: How many rows at the top stay.
  ///   - tail: How many rows at the end are the same.
  init?(from old: [Line], to new: [Line], head: Int, tail: Int) {
    let counts = (old: old.count - head - tail, new: new.count - head - tail)
    // One row in place of another has nowhere to move.
    if head >= old.count || head >= new.count || counts == (1, 1) { return nil }
    let common = old.commonPlaces(
      in: head..<head + counts.old, with: new, in: head..<head + counts.new)
    let staysBelow = tail == 0 || counts.old == counts.new
    if staysBelow && common.allSatisfy({ $0.0 == $0.1 }) { return nil }
    sources = (0..<head).map { $0 }
    var next = head
    for (row, newRow) in common {
      sources += Self.gap(old[next..<row], new[sources.count..<newRow])
      sources.append(row)
      next = row + 1
    }
    let end = (old: head + counts.old, new: head + counts.new)
    sources += Self.gap(old[next..<end.old], new[sources.count..<end.new])
    sources += (0..<tail).map { head + counts.old + $0 }
  }

  /// The old row that comes to stand where a new one is to be.
  func source(of row: Int) -> Int? { sources[row] }

  /// The rows that are taken out, each stretch of them, from the bottom up.
  func removed(from count: Int) -> [Range<Int>] {
    var (ranges, next) = ([Range<Int>](), 0)
    for case let source? in sources {
      if source > next { ranges.append(next..<source) }
      next = source + 1
    }
    if count > next { ranges.append(next..<count) }
    return ranges.reversed()
  }

  /// The rows that are put in before others, where that has to be done.
  func inserted(at row: Int) -> Int {
    guard sources[row] == nil, row == 0 || sources[row - 1] != nil else { return 0 }
    let count = sources[row...].prefix { $0 == nil }.count
    return row + count < sources.count ? count : 0
  }

  /// Which of some rows to write over: those at the top or those at the bottom.
  private static func gap(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> [Int?] {
    if new.isEmpty { return [] }
    let count = min(old.count, new.count)
    let free: [Int?] = Array(repeating: nil, count: new.count - count)
    if count == 0 { return free }
    let isTop =
      old.count == new.count
      || likeness(old.prefix(count), new.prefix(count))
        >= likeness(old.suffix(count), new.suffix(count))
    return isTop
      ? Array(old.indices.prefix(count)) + free : free + Array(old.indices.suffix(count))
  }

  private static func likeness(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> Int {
    zip(old, new).reduce(0) { $0 + zip($1.0.text.utf8, $1.1.text.utf8).count { $0 == $1 } }
  }
}
