import Platen

/// What a terminal shows at its end: rows, and where the cursor stands in them.
struct PaintedFrame: Equatable {
  /// The rows from top to bottom: the frame's, below it the prompt's.
  var lines: [Line]
  /// Where the next key acts.
  var cursor: Place

  /// A place on the terminal, counted from 0 in the rows and in the cells of a row.
  struct Place: Equatable {
    var row: Int
    var column: Int
  }

  init(_ lines: [Line], cursor: Place) {
    self.lines = lines
    self.cursor = cursor
  }

  /// The same with at least one row, no more of them or of their cells than a terminal has, and
  /// the cursor in one of those cells.
  func fitted(to terminal: TerminalCapabilities) -> PaintedFrame {
    let row = min(max(cursor.row, 0), max(lines.count - 1, 0))
    let first = max(0, min(row, lines.count - terminal.height))
    let column = min(max(cursor.column, 0), terminal.width - 1)
    var fitting = lines
    if lines.count > terminal.height { fitting = Array(lines[first...].prefix(terminal.height)) }
    for row in fitting.indices where fitting[row].width > terminal.width {
      fitting[row] = fitting[row].prefix(cells: terminal.width)
    }
    return PaintedFrame(
      fitting.isEmpty ? [.empty] : fitting, cursor: Place(row: row - first, column: column))
  }
}
