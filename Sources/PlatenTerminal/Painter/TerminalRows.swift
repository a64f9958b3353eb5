import Platen

/// What a terminal shows at its end: rows, and where the cursor stands in them.
struct TerminalRows: Equatable {
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
  func fitted(to terminal: PaintedTerminal) -> TerminalRows {
    if fits(terminal) { return self }
    let last = max(lines.count - 1, 0)
    let row = min(max(cursor.row, 0), last)
    let first = max(0, min(row, lines.count - terminal.height))
    let fitting = lines.dropFirst(first).prefix(terminal.height).map {
      $0.width > terminal.width ? $0.prefix(cells: terminal.width) : $0
    }
    return TerminalRows(
      fitting.isEmpty ? [.empty] : fitting,
      cursor: Place(row: row - first, column: min(max(cursor.column, 0), terminal.width - 1)))
  }

  private func fits(_ terminal: PaintedTerminal) -> Bool {
    !lines.isEmpty && lines.count <= terminal.height && lines.indices.contains(cursor.row)
      && (0..<terminal.width).contains(cursor.column)
      && lines.allSatisfy { $0.width <= terminal.width }
  }
}
