import Platen

/// Two lists of lines in two columns; `≠` stands between lines that differ.
///
///       expected              happened
///       > set Name Ada      │ > set Name Ada
///       + Name  [Adam    ]  ≠ + Name  [Ada     ]
struct SideBySide: CustomStringConvertible {
  private let rows: [(left: String, mark: String, right: String)]
  private let column: Int

  init(_ old: [String], _ new: [String]) {
    var rows = [(left: "expected", mark: " ", right: "happened")]
    var (left, right): ([String], [String]) = ([], [])
    func putChanges() {
      for index in 0..<max(left.count, right.count) {
        rows.append(
          (index < left.count ? left[index] : "", "≠", index < right.count ? right[index] : ""))
      }
      (left, right) = ([], [])
    }
    for row in LinePairs(old, new).rows {
      switch row {
      case .old(let index): left.append(old[index])
      case .new(let index): right.append(new[index])
      case .both(let before, let after):
        putChanges()
        rows.append((old[before], "│", new[after]))
      }
    }
    putChanges()
    self.rows = rows
    column = rows.map(\.left.cells).max() ?? 0
  }

  /// Cells in the widest row.
  var width: Int { rows.map { column + 6 + $0.right.cells }.max() ?? 0 }

  var description: String {
    rows.map { row in
      let left = Line("  ") + Line(row.left).padded(to: column)
      return "\(left.text)  \(row.mark) \(row.right)"
    }
    .joined(separator: "\n")
  }
}
