import PlatenLines

/// An alignment of two lists of lines that shows common, removed, and added lines.
package struct AlignedLines {
  package enum Row {
    /// A common line, with its indexes in the old and new lists.
    case both(Int, Int)
    case old(Int)
    case new(Int)
  }

  /// The aligned rows in order; where the lists differ, old lines precede new lines.
  package let rows: [Row]

  /// Creates an alignment of two lists of lines.
  ///
  /// Up to 2,000 differences are as few as possible. If there are more, the lists are divided at lines
  /// that occur once in both, and then where the first 2,000 differences lead furthest. No line is in
  /// both an old and a new row between two common lines, except if more than 2,000 old and 2,000 new
  /// lines are there that only the closure considers equal.
  ///
  /// - Parameter isSame: A closure that returns whether an old and a new line are equal. Lines of
  ///   equal text are equal.
  /// - Complexity: O(*n* log *n* + *nd*) in the number of lines, where *d* is the number of
  ///   differences, but at most 2,000.
  package init(
    _ old: [String], _ new: [String], by isSame: @escaping (String, String) -> Bool = (==)
  ) {
    self.init(old, new, maxDifferences: 2_000, by: isSame)
  }

  /// Creates an alignment with another limit than 2,000 differences.
  init(
    _ old: [String], _ new: [String], maxDifferences: Int,
    by isSame: @escaping (String, String) -> Bool = (==)
  ) {
    var aligner = LineAligner(old: old, new: new, maxDifferences: maxDifferences, isSame: isSame)
    aligner.align()
    rows = aligner.rows
  }
}

private struct LineAligner {
  private enum Part {
    /// A number of common lines from an index of each list.
    case common(old: Int, new: Int, count: Int)
    case unaligned(old: Range<Int>, new: Range<Int>)
  }

  let old: [String]
  let new: [String]
  /// The maximum number of differences that are computed at once.
  let maxDifferences: Int
  let isSame: (String, String) -> Bool
  private(set) var rows: [AlignedLines.Row] = []
  /// The parts after the rows, last part first.
  private var open: [Part] = []
  /// Whether a part has more differences than are computed at once.
  private var isCut = false

  init(
    old: [String], new: [String], maxDifferences: Int, isSame: @escaping (String, String) -> Bool
  ) {
    (self.old, self.new, self.isSame) = (old, new, isSame)
    self.maxDifferences = maxDifferences
  }

  mutating func align() {
    open = [.unaligned(old: old.indices, new: new.indices)]
    while let part = open.popLast() {
      switch part {
      case .common(let old, let new, let count):
        rows += (0..<count).map { .both(old + $0, new + $0) }
      case .unaligned(let old, let new): align(old, new)
      }
    }
    if isCut { alignGaps() }
  }

  private mutating func align(_ old: Range<Int>, _ new: Range<Int>) {
    let head = zip(old, new).prefix { isSame(self.old[$0], self.new[$1]) }.count
    let (old, new) = (old.dropFirst(head), new.dropFirst(head))
    let tail = zip(old.reversed(), new.reversed())
      .prefix { isSame(self.old[$0], self.new[$1]) }.count
    rows += (0..<head).map { .both(old.startIndex - head + $0, new.startIndex - head + $0) }
    open.append(.common(old: old.endIndex - tail, new: new.endIndex - tail, count: tail))
    let (oldRest, newRest) = (old.dropLast(tail), new.dropLast(tail))
    if oldRest.isEmpty || newRest.isEmpty {
      addDifferences(oldRest, newRest)
    } else if oldRest.count + newRest.count <= maxDifferences || !divide(oldRest, newRest) {
      addFewestDifferences(oldRest, newRest)
    }
  }

  private mutating func addDifferences(_ old: Range<Int>, _ new: Range<Int>) {
    rows += old.map { .old($0) } + new.map { .new($0) }
  }

  private mutating func addRows(
    _ old: Range<Int>, _ new: Range<Int>, common: [(old: Int, new: Int)]
  ) {
    var start = (old: old.lowerBound, new: new.lowerBound)
    for line in common {
      addDifferences(start.old..<line.old, start.new..<line.new)
      rows.append(.both(line.old, line.new))
      start = (line.old + 1, line.new + 1)
    }
    addDifferences(start.old..<old.upperBound, start.new..<new.upperBound)
  }

  /// Adds the rows up to the maximum number of differences, and leaves the rest unaligned.
  private mutating func addFewestDifferences(_ old: Range<Int>, _ new: Range<Int>) {
    let path = EditPath(old.count, new.count, maxDifferences: maxDifferences) { before, after in
      isSame(self.old[old.lowerBound + before], self.new[new.lowerBound + after])
    }
    let end = (old: old.lowerBound + path.end.old, new: new.lowerBound + path.end.new)
    addRows(
      old.lowerBound..<end.old, new.lowerBound..<end.new,
      common: path.common.map { (old.lowerBound + $0.old, new.lowerBound + $0.new) })
    if end.old == old.upperBound && end.new == new.upperBound { return }
    isCut = true
    open.append(.unaligned(old: end.old..<old.upperBound, new: end.new..<new.upperBound))
  }

  /// Divides a part at the lines that occur once in both of its lists and keep their order.
  ///
  /// - Returns: Whether there are such lines.
  private mutating func divide(_ old: Range<Int>, _ new: Range<Int>) -> Bool {
    let places = uniqueLines(of: self.old, in: old)
    let both = uniqueLines(of: self.new, in: new)
      .compactMap { line, after in places[line].map { (old: $0, new: after) } }
      .sorted { $0.new < $1.new }
    let dividers = longestIncreasing(both.map(\.old)).map { both[$0] }
    if dividers.isEmpty { return false }
    var parts: [Part] = []
    var start = (old: old.startIndex, new: new.startIndex)
    for line in dividers {
      parts.append(.unaligned(old: start.old..<line.old, new: start.new..<line.new))
      parts.append(.common(old: line.old, new: line.new, count: 1))
      start = (line.old + 1, line.new + 1)
    }
    parts.append(.unaligned(old: start.old..<old.endIndex, new: start.new..<new.endIndex))
    open += parts.reversed()
    return true
  }

  /// Returns the indexes of the lines that occur once in a range.
  private func uniqueLines(of lines: [String], in range: Range<Int>) -> [String: Int] {
    var places: [String: Int?] = [:]
    for place in range {
      let isFirst = places[lines[place]] == nil
      places.updateValue(isFirst ? place : nil, forKey: lines[place])
    }
    return places.compactMapValues { $0 }
  }
}

// MARK: - Gaps

extension LineAligner {
  /// Aligns lines that became old and new rows only because the computation was cut between them.
  private mutating func alignGaps() {
    let cut = rows
    rows = []
    var start = (old: 0, new: 0)
    for case .both(let before, let after) in cut {
      alignGap(start.old..<before, start.new..<after)
      rows.append(.both(before, after))
      start = (before + 1, after + 1)
    }
    alignGap(start.old..<old.count, start.new..<new.count)
  }

  /// Aligns each old line with the first new line that equals it and follows the aligned ones.
  private mutating func alignGap(_ old: Range<Int>, _ new: Range<Int>) {
    let places = Dictionary(grouping: new) { self.new[$0] }
    // Lines whose text differs can be the same, too, but not all of them can be compared.
    let isSmall = min(old.count, new.count) <= maxDifferences
    var (common, next) = ([(old: Int, new: Int)](), new.lowerBound)
    for before in old {
      let equal = places[self.old[before]].flatMap { $0.first(notBefore: next) }
      let same =
        isSmall
        ? (next..<(equal ?? new.upperBound)).first { isSame(self.old[before], self.new[$0]) } : nil
      guard let after = same ?? equal else { continue }
      common.append((before, after))
      next = after + 1
    }
    addRows(old, new, common: common)
  }
}

extension [Int] {
  /// Returns the first of the sorted numbers that is not less than another.
  fileprivate func first(notBefore number: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count ? self[low] : nil
  }
}
