import Platen

/// A row as a terminal shows it.
struct PaintedRow {
  /// What it was made of.
  let source: Line
  /// Its text, in the styles that the terminal has.
  let line: Line
  /// Whether it is the rest of a line that the row above had no room for.
  var goesOn = false
  /// The cell after the last that was ever written since the row was emptied.
  var extent = 0

  static let empty = PaintedRow(source: .empty, line: .empty)

  private init(source: Line, line: Line) {
    self.source = source
    self.line = line
  }

  init(_ line: Line, on terminal: PaintedTerminal) {
    let restyled = line.restyled(terminal.style)
    self.init(source: line, line: terminal.showsUTF8 ? restyled : restyled.inASCII)
  }

  /// The same row by itself, not written yet.
  var anew: PaintedRow { PaintedRow(source: source, line: line) }

  /// The rows of a line that may be wider than the terminal.
  static func rows(of line: Line, on terminal: PaintedTerminal) -> [PaintedRow] {
    line.pieces(of: terminal.width).enumerated().map { number, piece in
      var row = PaintedRow(piece, on: terminal)
      row.goesOn = number > 0
      return row
    }
  }

  /// The rows that it takes on a terminal of another width, and the one of them that a cell comes
  /// to stand in.
  func reflowed(on terminal: PaintedTerminal, cell: Int) -> (rows: Int, row: Int) {
    if terminal.reflow == .none { return (1, 0) }
    let cells = line.cells
    let end = terminal.reflow == .cells ? max(extent, cells.end) : cells.end
    var (starts, start) = ([0], 0)
    let blanks = (cells.end..<end).map { $0..<$0 + 1 }
    for next in cells.map({ $0.column..<$0.end }) + blanks
    where next.upperBound - start > terminal.width {
      start = next.lowerBound
      starts.append(start)
    }
    let row = cell >= end ? starts.count - 1 : (starts.lastIndex { $0 <= cell } ?? 0)
    return (starts.count, row)
  }

  /// Those that take the first rows on a terminal of another width; the last of them may be a part.
  static func first(
    _ count: Int, of rows: [PaintedRow], on terminal: PaintedTerminal
  ) -> [PaintedRow] {
    var (first, rest) = ([PaintedRow](), count)
    for row in rows where rest > 0 {
      let needed = row.reflowed(on: terminal, cell: 0).rows
      first.append(needed > rest ? row.prefix(cells: rest * terminal.width) : row)
      rest -= needed
    }
    return first
  }

  private func prefix(cells: Int) -> PaintedRow {
    var part = PaintedRow(source: source, line: line.prefix(cells: cells))
    part.extent = min(extent, cells)
    return part
  }
}
