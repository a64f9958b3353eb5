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
  /// The lists are first divided at lines that occur once in both. Where more than 2,000 lines
  /// differ and no line divides them, all old lines precede all new lines.
  ///
  /// - Parameter isSame: A closure that returns whether an old and a new line are equal. Lines of
  ///   equal text are equal.
  /// - Complexity: O(*n* log *n*) in the number of lines, and O(*nd*) between dividing lines, where
  ///   *d* is the number of differences (Myers, 1986).
  package init(
    _ old: [String], _ new: [String], by isSame: @escaping (String, String) -> Bool = (==)
  ) {
    var aligner = LineAligner(old: old, new: new, isSame: isSame)
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

  /// The maximum number of lines whose fewest differences are computed. The computation takes memory
  /// that is quadratic in the number of differences.
  private static let maxLines = 2_000

  let old: [String]
  let new: [String]
  let isSame: (String, String) -> Bool
  private(set) var rows: [AlignedLines.Row] = []
  /// The parts after the rows, last part first.
  private var open: [Part] = []

  init(old: [String], new: [String], isSame: @escaping (String, String) -> Bool) {
    (self.old, self.new, self.isSame) = (old, new, isSame)
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
      rows += oldRest.map { .old($0) } + newRest.map { .new($0) }
    } else if oldRest.count + newRest.count <= Self.maxLines {
      addFewestDifferences(oldRest, newRest)
    } else {
      divide(oldRest, newRest)
    }
  }

  private mutating func addFewestDifferences(_ old: Range<Int>, _ new: Range<Int>) {
    let changes = self.new[new].difference(from: self.old[old], by: isSame)
    let (removed, inserted) = (changes.removals.places, changes.insertions.places)
    var (before, after) = (old.startIndex, new.startIndex)
    while before < old.endIndex || after < new.endIndex {
      if removed.contains(before - old.startIndex) {
        rows.append(.old(before))
        before += 1
      } else if inserted.contains(after - new.startIndex) {
        rows.append(.new(after))
        after += 1
      } else {
        rows.append(.both(before, after))
        (before, after) = (before + 1, after + 1)
      }
    }
  }

  /// Divides a part at the lines that occur once in both of its lists and keep their order.
  private mutating func divide(_ old: Range<Int>, _ new: Range<Int>) {
    let places = uniqueLines(of: self.old, in: old)
    let both = uniqueLines(of: self.new, in: new)
      .compactMap { line, after in places[line].map { (old: $0, new: after) } }
      .sorted { $0.new < $1.new }
    let dividers = longestIncreasing(both.map(\.old)).map { both[$0] }
    if dividers.isEmpty {
      rows += old.map { .old($0) } + new.map { .new($0) }
      return
    }
    var parts: [Part] = []
    var start = (old: old.startIndex, new: new.startIndex)
    for line in dividers {
      parts.append(.unaligned(old: start.old..<line.old, new: start.new..<line.new))
      parts.append(.common(old: line.old, new: line.new, count: 1))
      start = (line.old + 1, line.new + 1)
    }
    parts.append(.unaligned(old: start.old..<old.endIndex, new: start.new..<new.endIndex))
    open += parts.reversed()
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

extension [CollectionDifference<String>.Change] {
  /// The offsets of the inserted or removed lines.
  fileprivate var places: Set<Int> {
    let places = map { change in
      switch change {
      case .insert(let offset, _, _), .remove(let offset, _, _): offset
      }
    }
    return Set(places)
  }
}
