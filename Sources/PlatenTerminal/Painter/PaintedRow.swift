import Platen

/// A row as a terminal shows it.
struct PaintedRow {
  /// Its text, in the styles that the terminal has.
  let line: Line
  /// Whether it is the rest of a line that the row above had no room for.
  var goesOn = false
  /// The cell after the last that was ever written since the row was emptied.
  var extent = 0

  static let empty = PaintedRow(line: .empty)

  private init(line: Line) { self.line = line }

  init(_ line: Line, on terminal: PaintedTerminal) {
    let line = line.restyled(terminal.style)
    self.init(line: terminal.showsUTF8 ? line : line.inASCII)
  }

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
}
