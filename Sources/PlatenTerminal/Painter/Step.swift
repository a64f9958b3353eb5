import Platen

/// The way from the rows that a terminal shows to other rows.
struct Step {
  let old: [PaintedRow]
  /// The rows that are to be shown; where they are more than the terminal has, those at the top
  /// go up into what it keeps above.
  let new: [PaintedRow]
  let cursor: TerminalRows.Place
  let terminal: PaintedTerminal

  /// The pen that has written the fewest bytes, and the rows that it leaves.
  func shortest(endingAt place: TerminalRows.Place) -> (pen: Pen, rows: [PaintedRow]) {
    let overflow = max(0, new.count - terminal.height)
    let matchings = [
      RowMatching(keeping: old.count, of: new.count),
      RowMatching(from: old.map(\.line), to: new.map(\.line), fixed: overflow),
    ]
    let results = matchings.compactMap { $0 }.map { written($0, endingAt: place) }
    return results.dropFirst().reduce(results[0]) {
      $1.pen.text.utf8.count < $0.pen.text.utf8.count ? $1 : $0
    }
  }

  private func written(
    _ matching: RowMatching, endingAt place: TerminalRows.Place
  ) -> (pen: Pen, rows: [PaintedRow]) {
    var pen = Pen(at: cursor, rowCount: old.count, width: terminal.width)
    var rows = new
    for range in matching.removed(from: old.count) {
      pen.move(to: range.lowerBound)
      pen.delete(range.count)
    }
    for row in new.indices {
      insert(matching.inserted(at: row), before: row, with: &pen)
      let old = matching.sources[row].map { self.old[$0] } ?? .empty
      rows[row].extent = pen.write(new[row], over: old, at: row)
    }
    if pen.rowCount < new.count { pen.move(to: new.count - 1) }
    pen.set(.plain)
    pen.move(to: place.row, place.column, over: new[place.row].line.cells)
    return (pen, rows)
  }

  /// Rows are made at the end first, so that none is pushed out there.
  private func insert(_ count: Int, before row: Int, with pen: inout Pen) {
    if count == 0 { return }
    if pen.rowCount < new.count { pen.move(to: new.count - 1) }
    pen.move(to: row)
    pen.insert(count)
  }
}
