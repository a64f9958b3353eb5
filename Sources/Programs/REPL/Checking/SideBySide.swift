import Platen

/// A comparison of two lists of lines in two columns.
///
/// The symbol `≠` separates two lines that differ. The symbol `@` precedes the time and cause of a
/// change that the command does not explain.
///
///       expected            actual
///       > wait            │ > wait
///                         @ 0.8s, by debounce (App/Search.swift:12)
///       + Nothing found   ≠ + 3 found
struct SideBySide: CustomStringConvertible {
  private let rows: [(left: String, mark: String, right: String)]
  private let column: Int

  /// Creates a comparison of two lists of lines.
  ///
  /// - Parameter notes: The time and causes of the change for each new line.
  init(_ old: [String], _ new: [String], notes: [String?] = []) {
    var rows = [(left: "expected", mark: " ", right: "actual")]
    var (left, right): ([String], [String]) = ([], [])
    var note: String?
    func putChanges() {
      for index in 0..<max(left.count, right.count) {
        rows.append(
          (index < left.count ? left[index] : "", "≠", index < right.count ? right[index] : ""))
      }
      (left, right) = ([], [])
    }
    func putNote(on index: Int) {
      if new[index].first == ">" { note = nil }
      guard notes.indices.contains(index), let own = notes[index], own != note else { return }
      if !right.isEmpty { putChanges() }
      rows.append(("", "@", own))
      note = own
    }
    for row in AlignedLines(old, new).rows {
      switch row {
      case .old(let index): left.append(old[index])
      case .new(let index):
        putNote(on: index)
        right.append(new[index])
      case .both(let before, let after):
        putChanges()
        putNote(on: after)
        rows.append((old[before], "│", new[after]))
      }
    }
    putChanges()
    self.rows = rows
    column = rows.map(\.left.cells).max() ?? 0
  }

  /// The width of the widest row, in cells.
  var width: Int { rows.map { column + 6 + $0.right.cells }.max() ?? 0 }

  var description: String {
    rows.map { row in
      let left = Line("  ") + Line(row.left).padded(to: column)
      return "\(left.text)  \(row.mark) \(row.right)"
    }
    .joined(separator: "\n")
  }
}
