import PlatenLines

/// An assignment of displayed rows to new rows, by means of deletions and insertions.
struct RowAlignment: Equatable {
  /// The old row for each new row, in ascending order; `nil` for an inserted row.
  private var sources: [Int?]

  /// Creates the assignment that matches the most rows, or returns `nil` if no row has to move.
  ///
  /// Between matching rows, the most similar displayed rows are overwritten.
  ///
  /// - Parameters:
  ///   - old: The displayed lines.
  ///   - new: The new lines.
  ///   - head: The number of rows at the top that do not move.
  ///   - tail: The number of equal rows at the end.
  init?(from old: [Line], to new: [Line], head: Int, tail: Int) {
    let counts = (old: old.count - head - tail, new: new.count - head - tail)
    // A single row that replaces another cannot move.
    if head >= old.count || head >= new.count || counts == (1, 1) { return nil }
    let common = old.commonPlaces(
      in: head..<head + counts.old, with: new, in: head..<head + counts.new)
    let staysBelow = tail == 0 || counts.old == counts.new
    if staysBelow && common.allSatisfy({ $0.0 == $0.1 }) { return nil }
    sources = []
    sources.reserveCapacity(new.count)
    for row in 0..<head { sources.append(row) }
    var next = head
    for (row, newRow) in common {
      if sources.count < newRow { appendGap(old[next..<row], new[sources.count..<newRow]) }
      sources.append(row)
      next = row + 1
    }
    let end = (old: head + counts.old, new: head + counts.new)
    appendGap(old[next..<end.old], new[sources.count..<end.new])
    for row in 0..<tail { sources.append(head + counts.old + row) }
  }

  /// Returns the displayed row that a new row reuses, or `nil` for an inserted row.
  func source(of row: Int) -> Int? { sources[row] }

  /// Returns the contiguous ranges of deleted rows, from bottom to top.
  func removed(from count: Int) -> [Range<Int>] {
    var (ranges, next) = ([Range<Int>](), 0)
    for case let source? in sources {
      if source > next { ranges.append(next..<source) }
      next = source + 1
    }
    if count > next { ranges.append(next..<count) }
    return ranges.reversed()
  }

  /// Returns the number of rows to insert before a row if the row begins an insertion; otherwise,
  /// 0.
  func inserted(at row: Int) -> Int {
    guard sources[row] == nil, row == 0 || sources[row - 1] != nil else { return 0 }
    let count = sources[row...].prefix { $0 == nil }.count
    return row + count < sources.count ? count : 0
  }

  /// Appends the displayed rows to overwrite between two matches: either the uppermost or the
  /// lowermost rows.
  private mutating func appendGap(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) {
    let count = min(old.count, new.count)
    let isTop =
      count == 0 || old.count == new.count
      || Self.likeness(old.prefix(count), new.prefix(count))
        >= Self.likeness(old.suffix(count), new.suffix(count))
    if !isTop { appendInsertions(new.count - count) }
    for row in isTop ? old.indices.prefix(count) : old.indices.suffix(count) { sources.append(row) }
    if isTop { appendInsertions(new.count - count) }
  }

  private mutating func appendInsertions(_ count: Int) {
    for _ in 0..<count { sources.append(nil) }
  }

  private static func likeness(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> Int {
    zip(old, new).reduce(0) { $0 + $1.0.text.equalBytes(in: $1.1.text) }
  }
}

extension String {
  /// Returns the number of UTF-8 bytes that are equal to the byte of another string at the same
  /// offset.
  fileprivate func equalBytes(in other: String) -> Int {
    let count = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        var count = 0
        for offset in 0..<min(bytes.count, others.count) where bytes[offset] == others[offset] {
          count += 1
        }
        return count
      }
    }
    return (count ?? nil) ?? zip(utf8, other.utf8).count { $0 == $1 }
  }
}
