/// Where the lines of two transcripts differ, in words for a person.
///
/// Marks stand in a column of their own, apart from the transcript's `-` and `+`. Three lines
/// around each difference are shown, and the command that it belongs to.
///
///       │ > set Name Ada
///       │ - Name  [          ]
///     − │ + Name  [Adam      ]
///     + │ + Name  [Ada       ]
package struct Difference: CustomStringConvertible {
  private enum Mark: String {
    case both = "  │ "
    case expected = "− │ "
    case happened = "+ │ "
    case leftOut = "⋮ │ "
  }

  /// Lines of context above and below a difference.
  private static let context = 3

  private let rows: [(mark: Mark, line: String)]

  package init(from expected: [String], to happened: [String]) {
    rows = LinePairs(expected, happened).rows.map { row in
      switch row {
      case .both(let old, _): (.both, expected[old])
      case .old(let old): (.expected, expected[old])
      case .new(let new): (.happened, happened[new])
      }
    }
  }

  package var isEmpty: Bool { rows.allSatisfy { $0.mark == .both } }

  /// Whether all that was expected happened, and more.
  var isMore: Bool { !isEmpty && rows.allSatisfy { $0.mark != .expected } }

  /// The lines that happened and were not expected.
  var happened: [String] { rows.filter { $0.mark == .happened }.map(\.line) }

  package var description: String {
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
