import Platen

extension EscapeWriter {
  /// Writes what differs in a row.
  ///
  /// A character that terminals make wider or narrower is written in an empty rest of the row, and
  /// what it has left behind it is emptied again, so that the row looks as if it was written anew.
  ///
  /// - Parameter old: What the row shows.
  /// - Returns: The cell after the last that was ever written since the row was emptied.
  mutating func write(_ row: PaintedRow, over old: PaintedRow, at index: Int) -> Int {
    if row.text === old.text { return old.extent }
    let (new, shown, before) = (row.text, old.text, bytes.count)
    let sharesStyles = new.sharesStyles(with: shown)
    var (end, extent, next) = (shown.end, old.extent, 0)
    for cell in new.cells where !isOver {
      while next < shown.cells.count && shown.cells[next].column < cell.column { next += 1 }
      if next < shown.cells.count && cell.column < end {
        let other = shown.cells[next]
        if other.column == cell.column,
          new.shows(cell, as: other, of: shown, sharesStyles: sharesStyles)
        {
          continue
        }
      } else if cell.column >= end && new.isBlank(cell) {
        continue
      }
      begin(cell, of: new, at: index, goesOn: row.goesOn)
      if cell.isDisputed {
        if end > cell.column { erase() }
        if end > 0 && cell.column == 0 { extent = 0 }
        end = cell.column
      }
      put(cell, of: new)
      if cell.isDisputed && cell.end < width {
        move(to: index, cell.end)
        erase()
      }
    }
    if end > new.end { shorten(from: end, to: new, at: index) }
    if bytes.count == before { return old.extent }
    return max(new.cells.isEmpty ? 0 : extent, new.end)
  }

  /// Goes to a cell, by the terminal's own wrapping where that goes on.
  private mutating func begin(_ cell: Cell, of text: CellRow, at index: Int, goesOn: Bool) {
    let isNext = isAtMargin && row == index - 1 && cell.column == 0
    // What scrolls by that must not be filled with a background.
    if goesOn && isNext && !cell.isDisputed && text.style(of: cell).background == nil {
      wrap()
    } else {
      move(to: index, cell.column, over: text)
    }
  }

  private mutating func shorten(from end: Int, to text: CellRow, at index: Int) {
    move(to: index, text.end, over: text)
    if end == text.end + 1 && end > 1 { blank() } else { erase() }
  }
}
