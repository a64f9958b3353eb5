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
  /// - Parameter isSame: A closure that returns whether an old and a new line are equal.
  /// - Complexity: O(*nd*), where *n* is the number of lines and *d* the number of differences
  ///   (Myers, 1986).
  package init(_ old: [String], _ new: [String], by isSame: (String, String) -> Bool = (==)) {
    let changes = new.difference(from: old, by: isSame)
    let (removed, inserted) = (changes.removals.places, changes.insertions.places)
    var rows: [Row] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        rows.append(.old(before))
        before += 1
      } else if inserted.contains(after) {
        rows.append(.new(after))
        after += 1
      } else {
        rows.append(.both(before, after))
        (before, after) = (before + 1, after + 1)
      }
    }
    self.rows = rows
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
