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

extension [Line] {
  /// Where the edit point is or, of a control without a text, where it begins.
  ///
  /// - Complexity: O(*n*) in the runs of the lines before it.
  var focus: PaintedFrame.Place? {
    place(of: .caret) ?? place(of: .focused)
  }

  /// Where the first run with an attribute begins.
  private func place(of attribute: Style.Attributes) -> PaintedFrame.Place? {
    for (row, line) in enumerated() {
      var column = 0
      for run in line.runs {
        if run.style.attributes.contains(attribute) { return .init(row: row, column: column) }
        column += run.text.cells
      }
    }
    return nil
  }
}
