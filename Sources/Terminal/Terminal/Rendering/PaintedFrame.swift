import PlatenLines

/// The rows that a program draws at the end of a terminal's content, and the position of the
/// cursor.
package struct PaintedFrame: Equatable {
  /// The rows of the screen, followed by the rows of the prompt.
  package var lines: [Line]
  /// The position of the cursor, where the next key takes effect.
  var cursor: Place
  /// Whether the cursor is the caret of a field, which keeps the style of the field's inside between
  /// updates.
  package var isInField = false
  /// Whether the cursor is at the focused control rather than at the prompt.
  package var isOnScreen = false

  /// A position on the terminal, with the row and the column counted from 0.
  package struct Place: Equatable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
  }

  package init(_ lines: [Line], cursor: Place) {
    self.lines = lines
    self.cursor = cursor
  }

  /// Returns the frame clipped to a terminal's width and height.
  ///
  /// The result has at least one row, and the cursor is on one of its cells.
  func fitted(to terminal: TerminalCapabilities) -> PaintedFrame {
    let row = min(max(cursor.row, 0), max(lines.count - 1, 0))
    let first = max(0, min(row, lines.count - terminal.height))
    let column = min(max(cursor.column, 0), terminal.width - 1)
    var fitting = lines
    if lines.count > terminal.height { fitting = Array(lines[first...].prefix(terminal.height)) }
    let least = terminal.width - terminal.gutter.width
    for row in fitting.indices(widerThan: least) {
      fitting[row] = fitting[row].prefix(cells: terminal.room(for: fitting[row]))
    }
    var frame = PaintedFrame(
      fitting.isEmpty ? [.empty] : fitting, cursor: Place(row: row - first, column: column))
    (frame.isInField, frame.isOnScreen) = (isInField, isOnScreen)
    return frame
  }
}

extension [Line] {
  /// The position of the caret or, if the lines contain no caret, the start of the focused control.
  ///
  /// - Complexity: O(*n*) in the runs of the preceding lines.
  package var focus: PaintedFrame.Place? {
    var focus: PaintedFrame.Place?
    for row in indices(having: [.caret, .focused]) {
      if let column = self[row].column(of: .caret) { return .init(row: row, column: column) }
      if focus == nil, let column = self[row].column(of: .focused) {
        focus = .init(row: row, column: column)
      }
    }
    return focus
  }

  /// Returns the indices of the lines that are wider than the specified width, in cells.
  fileprivate func indices(widerThan width: Int) -> [Int] {
    withUnsafeBufferPointer { lines in lines.indices.filter { lines[$0].width > width } }
  }
}
