import PlatenLines

/// Something to type, and what it does.
package struct HelpEntry {
  let term: String
  let meaning: String

  package init(term: String, meaning: String = "") {
    self.term = term
    self.meaning = meaning
  }

  /// The same, further in.
  package var indented: HelpEntry { HelpEntry(term: "  " + term, meaning: meaning) }
}

/// Terms in a column and, beside them, what they mean, within a width in cells.
///
/// A meaning is broken at spaces; where less than 20 cells are left for it, it stands below its
/// term. Terms are never broken: they can be typed as they stand.
package func described(_ rows: [HelpEntry], within width: Int) -> [String] {
  let widest = rows.filter { !$0.meaning.isEmpty }.map { Line($0.term).width }.max() ?? 0
  let column = width - widest - 2 < 20 ? nil : widest + 2
  return rows.flatMap { $0.lines(meaningAt: column, within: width) }
}

extension HelpEntry {
  fileprivate func lines(meaningAt column: Int?, within width: Int) -> [String] {
    if meaning.isEmpty { return [term] }
    let indent = column ?? 6
    let lines = Line(meaning).wrapped(to: max(width - indent, 1)).map { $0.indented(by: indent) }
    guard let column else { return [term] + lines.map(\.text) }
    let first = Line(term).padded(to: column) + lines[0].dropFirst(cells: column)
    return [first.text] + lines.dropFirst().map(\.text)
  }
}
