/// Two lists of lines side by side: what both have, and what one alone has.
package struct AlignedLines {
  package enum Row {
    /// A line of both, by its places in the old list and in the new one.
    case both(Int, Int)
    case old(Int)
    case new(Int)
  }

  /// The rows in the order of both lists; where lines differ the old ones come first.
  package let rows: [Row]

  /// - Parameter isSame: Whether an old line and a new one count as the same.
  /// - Complexity: O(*nd*) in the lines and in how many of them differ (Myers, 1986).
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
  /// Where lines come or go.
  fileprivate var places: Set<Int> {
    let places = map { change in
      switch change {
      case .insert(let offset, _, _), .remove(let offset, _, _): offset
      }
    }
    return Set(places)
  }
}
