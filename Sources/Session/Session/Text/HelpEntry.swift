import PlatenLines

/// A command or key, and its description.
package struct HelpEntry {
  let term: String
  let meaning: String

  package init(term: String, meaning: String = "") {
    self.term = term
    self.meaning = meaning
  }

  /// A copy of the entry that is indented by two spaces.
  package var indented: HelpEntry { HelpEntry(term: "  " + term, meaning: meaning) }
}

/// Formats entries in two columns, within a width in cells.
///
/// Descriptions wrap at spaces. If fewer than 20 cells remain for a description, the description is
/// placed below its term. Terms never wrap, so users can copy them.
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
