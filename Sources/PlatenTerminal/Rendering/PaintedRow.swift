import Platen

/// A row as a terminal shows it.
struct PaintedRow {
  /// What it shows.
  let text: CellRow
  /// Whether it is the rest of a line that the row above had no room for.
  var goesOn = false
  /// The cell after the last that was ever written since the row was emptied.
  var extent = 0

  static let empty = PaintedRow(text: .empty)

  private init(text: CellRow) { self.text = text }

  init(_ line: Line, on terminal: TerminalCapabilities) {
    text = line.isEmpty ? .empty : CellRow(line, on: terminal)
  }

  /// What it was made of.
  var source: Line { text.source }

  /// The rows of a line that may be wider than the terminal.
  static func rows(of line: Line, on terminal: TerminalCapabilities) -> [PaintedRow] {
    line.pieces(of: terminal.width).enumerated().map { number, piece in
      var row = PaintedRow(piece, on: terminal)
      row.goesOn = number > 0
      return row
    }
  }

  /// The rows that it takes on a terminal of another width, and the one of them that a cell comes
  /// to stand in.
  func reflowed(on terminal: TerminalCapabilities, cell: Int) -> (rows: Int, row: Int) {
    if terminal.reflow == .none { return (1, 0) }
    let end = terminal.reflow == .cells ? max(extent, text.end) : text.end
    var (starts, start) = ([0], 0)
    let blanks = (text.end..<max(end, text.end)).map { $0..<$0 + 1 }
    for next in text.cells.map({ $0.column..<$0.end }) + blanks
    where next.upperBound - start > terminal.width {
      start = next.lowerBound
      starts.append(start)
    }
    let row = cell >= end ? starts.count - 1 : (starts.lastIndex { $0 <= cell } ?? 0)
    return (starts.count, row)
  }

  /// Those that take the first rows on a terminal of another width; the last of them may be a part.
  static func first(
    _ count: Int, of rows: [PaintedRow], on terminal: TerminalCapabilities
  ) -> [PaintedRow] {
    var (first, rest) = ([PaintedRow](), count)
    for row in rows where rest > 0 {
      let needed = row.reflowed(on: terminal, cell: 0).rows
      first.append(needed > rest ? row.prefix(cells: rest * terminal.width, on: terminal) : row)
      rest -= needed
    }
    return first
  }

  private func prefix(cells: Int, on terminal: TerminalCapabilities) -> PaintedRow {
    var part = PaintedRow(source.prefix(cells: cells), on: terminal)
    part.extent = min(extent, cells)
    return part
  }
}
