import Platen

extension Pen {
  /// Writes what differs in a row.
  ///
  /// A character that terminals make wider or narrower is written in an empty rest of the row, and
  /// what it has left behind it is emptied again, so that the row looks as if it was written anew.
  ///
  /// - Parameter old: What the row shows.
  /// - Returns: The cell after the last that was ever written since the row was emptied.
  mutating func write(_ row: PaintedRow, over old: PaintedRow, at index: Int) -> Int {
    if row.line == old.line { return old.extent }
    let (new, shown, before) = (row.line.cells, old.line.cells, text.utf8.count)
    var rest = shown[...]
    var (end, extent) = (shown.end, old.extent)
    for cell in new {
      rest = rest.drop { $0.column < cell.column }
      if rest.first.map({ $0 == cell }) ?? (cell.isBlank && cell.column >= end) { continue }
      begin(cell, of: new, at: index, goesOn: row.goesOn)
      if cell.isDisputed {
        if end > cell.column { erase() }
        if end > 0 && cell.column == 0 { extent = 0 }
        (rest, end) = ([], cell.column)
      }
      put(cell)
      if cell.isDisputed && cell.end < width {
        move(to: index, cell.end)
        erase()
      }
    }
    if end > new.end { shorten(from: end, to: new, at: index) }
    if text.utf8.count > before { countChange() }
    return max(new.isEmpty ? 0 : extent, new.end)
  }

  /// Goes to a cell, by the terminal's own wrapping where that goes on.
  private mutating func begin(_ cell: Cell, of cells: [Cell], at index: Int, goesOn: Bool) {
    let isNext = isAtMargin && row == index - 1 && cell.column == 0
    // What scrolls by that must not be filled with a background.
    if goesOn && isNext && !cell.isDisputed && cell.style.background == nil {
      wrap()
    } else {
      move(to: index, cell.column, over: cells)
    }
  }

  private mutating func shorten(from end: Int, to cells: [Cell], at index: Int) {
    move(to: index, cells.end, over: cells)
    if end == cells.end + 1 && end > 1 { blank() } else { erase() }
  }
}
