import PlatenLines

extension EscapeWriter {
  /// The mark after the prompt of an entered command, where the command begins (OSC 133).
  private static let commandMark = Array("\u{1B}]133;B\u{1B}\\".utf8)
  /// The mark after the command, where its output begins.
  private static let outputMark = Array("\u{1B}]133;C\u{1B}\\".utf8)

  /// Writes the cells of a row that differ from the displayed cells.
  ///
  /// If terminals disagree on a character's width, the row is erased before and after the
  /// character, so the result is the same as on an empty row.
  ///
  /// - Parameters:
  ///   - row: The new row.
  ///   - old: The displayed row.
  ///   - index: The index of the row on the terminal.
  /// - Returns: The column after the last cell written since the row was erased.
  mutating func write(_ row: PaintedRow, over old: PaintedRow, at index: Int) -> Int {
    if !row.marks.isEmpty { return writeMarked(row, at: index) }
    if row.text === old.text { return old.extent }
    let (new, shown, before) = (row.text, old.text, bytes.count)
    let styles = new.styleNumbers(in: shown)
    let sharesLinks = new.links == shown.links
    var (end, extent, next) = (shown.end, old.extent, 0)
    for cell in new.cells where !isOver {
      while next < shown.cells.count && shown.cells[next].column < cell.column { next += 1 }
      if next < shown.cells.count && cell.column < end {
        let other = shown.cells[next]
        if other.column == cell.column,
          new.shows(cell, as: other, of: shown, styles: styles),
          sharesLinks || new.address(at: cell.column) == shown.address(at: cell.column)
        {
          continue
        }
      } else if cell.column >= end && new.isBlank(cell) {
        continue
      }
      if self.row != index || column != cell.column {
        begin(cell, of: new, at: index, goesOn: row.goesOn)
      }
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
    link(to: nil)
    if end > new.end { shorten(from: end, to: new, at: index) }
    if bytes.count == before { return old.extent }
    return max(new.cells.isEmpty ? 0 : extent, new.end)
  }

  /// Writes all cells of the row of an entered command, between marks.
  ///
  /// Terminals attach a mark to the row or to the cells that follow, so the cells are written again.
  private mutating func writeMarked(_ row: PaintedRow, at index: Int) -> Int {
    move(to: index, 0)
    erase()
    bytes += row.marks
    let command = row.promptWidth
    var isCommand = false
    for cell in row.text.cells {
      move(to: index, cell.column)
      if cell.column >= command && !isCommand {
        isCommand = true
        bytes += Self.commandMark
      }
      put(cell, of: row.text)
    }
    if !isCommand { bytes += Self.commandMark }
    bytes += Self.outputMark
    return row.text.end
  }

  /// Moves the cursor to a cell, or relies on the terminal's automatic wrapping if the cell
  /// continues the row above.
  private mutating func begin(_ cell: Cell, of text: CellRow, at index: Int, goesOn: Bool) {
    let isNext = isAtMargin && row == index - 1 && cell.column == 0
    // If wrapping scrolls the terminal, the terminal would fill the new row with the background
    // color.
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
