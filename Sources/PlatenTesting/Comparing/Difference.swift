/// Where the lines of two transcripts differ, in words for a person.
///
/// Marks stand in a column of their own, apart from the transcript's `-` and `+`. Three lines
/// around each difference are shown, and the command that it belongs to.
///
///       │ > set Name Ada
///       │ - Name  [          ]
///     − │ + Name  [Adam      ]
///     + │ + Name  [Ada       ]
struct Difference: CustomStringConvertible {
  private enum Mark: String {
    case both = "  │ "
    case expected = "− │ "
    case happened = "+ │ "
    case leftOut = "⋮ │ "
  }

  /// Lines of context above and below a difference.
  private static let context = 3

  private let rows: [(mark: Mark, line: String)]

  init(from expected: [String], to happened: [String]) {
    let changes = happened.difference(from: expected)
    let (removed, inserted) = (changes.removals.places, changes.insertions.places)
    var rows: [(Mark, String)] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < happened.count {
      if removed.contains(old) {
        rows.append((.expected, expected[old]))
        old += 1
      } else if inserted.contains(new) {
        rows.append((.happened, happened[new]))
        new += 1
      } else {
        rows.append((.both, expected[old]))
        (old, new) = (old + 1, new + 1)
      }
    }
    self.rows = rows
  }

  var isEmpty: Bool { rows.allSatisfy { $0.mark == .both } }

  var description: String {
    let near = nearDifferences
    var shown: [(mark: Mark, line: String)] = []
    for index in rows.indices {
      if near.contains(index) {
        shown.append(rows[index])
      } else if shown.last?.mark != .leftOut {
        shown.append((.leftOut, "…"))
      }
    }
    return shown.map { $0.mark.rawValue + $0.line }.joined(separator: "\n")
  }

  /// The rows to show: those that differ, those around them, and their commands.
  private var nearDifferences: Set<Int> {
    var near: Set<Int> = []
    for index in rows.indices where rows[index].mark != .both {
      let first = max(index - Self.context, 0)
      near.formUnion(first...min(index + Self.context, rows.count - 1))
      rows[..<index].lastIndex { $0.line.first == ">" }.map { _ = near.insert($0) }
    }
    return near
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
