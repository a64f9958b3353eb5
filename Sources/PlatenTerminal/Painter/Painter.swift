import Platen

/// Says what to write to a terminal so that it shows rows at the end of the normal screen.
///
/// It begins at the start of an empty row, and owns that and what it makes below: nothing else is
/// ever moved to, and what is finished goes up above it. Each update is written at once, and says
/// only which cells differ.
///
///     let before = TerminalRows(["> a"], cursor: .init(row: 0, column: 3))
///     let after = TerminalRows(["> ab"], cursor: .init(row: 0, column: 4))
///     var painter = Painter()
///     painter.painted(before, on: terminal)  // the bytes of "> a"
///     painter.painted(after, on: terminal)  // the byte of "b"
///
/// > Law: **An updated terminal shows what a new one would**, the cursor included, and above that
/// > the finished lines alone.
///
/// Why it writes what it writes is explained in `Documentation/Decisions/painter.md`.
struct Painter {
  private var shown = [PaintedRow.empty]
  private var cursor = TerminalRows.Place(row: 0, column: 0)
  /// Rows that the terminal scrolled away when it became smaller, right above those shown: they come
  /// back when it becomes larger.
  private var left: [PaintedRow] = []
  /// What it has painted on; nothing before it has painted.
  private var known: PaintedTerminal?
  /// Whether that shows what was painted.
  private var isCertain = true

  /// Shows rows in place of those that are there.
  ///
  /// - Parameters:
  ///   - rows: What to show; where it is too large for the terminal, it is cut.
  ///   - finished: Lines that go above for good, in as many rows as they take.
  /// - Complexity: proportional to the rows, and to the cells of those that differ.
  mutating func painted(
    _ rows: TerminalRows, below finished: [Line] = [], on terminal: PaintedTerminal
  ) -> [UInt8] {
    var prelude = ""
    if known != terminal || !isCertain {
      prelude = known == nil ? "" : reclaimed(on: terminal)
      (known, isCertain) = (terminal, true)
    }
    let rows = rows.fitted(to: terminal)
    let above = finished.flatMap { PaintedRow.rows(of: $0, on: terminal) }
    let new = above + painted(rows.lines, on: terminal)
    let step = Step(old: shown, new: new, cursor: cursor, terminal: terminal)
    let (pen, painted) = step.shortest(
      endingAt: .init(row: above.count + rows.cursor.row, column: rows.cursor.column))
    shown = Array(painted.suffix(rows.lines.count))
    if !finished.isEmpty { left = [] }
    cursor = rows.cursor
    let text = prelude + pen.text
    let isLarge = pen.changes > 1 || !prelude.isEmpty
    let marked = isLarge && terminal.showsAtOnce ? "\u{1B}[?2026h\(text)\u{1B}[?2026l" : text
    return Array(marked.utf8)
  }

  /// Leaves the rows as they are; what is written next stands below.
  mutating func finished() -> [UInt8] {
    var pen = Pen(at: cursor, rowCount: shown.count, width: known?.width ?? 80)
    pen.move(to: shown.count, 0)
    self = Painter()
    return Array(pen.text.utf8)
  }

  /// How many rows below the cursor's the first is that shows nothing.
  var rowsToLeave: Int {
    let free = shown.last?.line == .empty ? shown.count - 1 : shown.count
    return max(0, free - cursor.row)
  }

  /// Knows no more what the terminal shows, as after another size; only where its cursor stands.
  ///
  /// - Parameter isDragged: Whether sizes come so fast that the terminal may have had another one than
  ///   was painted for, so that nobody knows what it has scrolled away.
  mutating func forget(isDragged: Bool = false) {
    isCertain = false
    if isDragged { left = [] }
  }

  /// Lines as rows in the styles of the terminal; those that are where they were have theirs.
  private func painted(_ lines: [Line], on terminal: PaintedTerminal) -> [PaintedRow] {
    lines.enumerated().map { row, line in
      let isShown = row < shown.count && shown[row].source == line
      return isShown ? shown[row].anew : PaintedRow(line, on: terminal)
    }
  }

  /// Goes to where the first row must be by now, and empties the terminal from there.
  private mutating func reclaimed(on terminal: PaintedTerminal) -> String {
    let above = left + shown[..<cursor.row]
    let place = shown[cursor.row].reflowed(on: terminal, cell: cursor.column).row
    let up = above.reduce(place) { $0 + $1.reflowed(on: terminal, cell: 0).rows }
    left = PaintedRow.first(up - (terminal.height - 1), of: above, on: terminal)
    (shown, cursor) = ([.empty], .init(row: 0, column: 0))
    // Erasing the screen from its first row would have tmux keep what it showed.
    let removal = "\u{1B}[m" + Movement.sequence(terminal.height, "M")
    return "\r" + (up > 0 ? Movement.sequence(up, "A") : "") + removal
  }
}
