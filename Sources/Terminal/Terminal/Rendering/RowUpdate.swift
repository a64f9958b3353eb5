import PlatenLines

/// A transition from the displayed rows to new rows.
struct RowUpdate {
  private let old: [PaintedRow]
  /// The number of new rows. If this number exceeds the terminal's height, the first rows move to
  /// the scrollback.
  private let count: Int
  /// The range of new rows that may differ.
  private let changed: Range<Int>
  /// The new rows that may differ.
  private let rows: [PaintedRow]
  private let matching: RowAlignment?
  private let cursor: PaintedFrame.Place
  private let finalCursor: PaintedFrame.Place
  /// The active style before the transition.
  private let style: Style
  private let isInField: Bool
  private let terminal: TerminalCapabilities

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - old: The displayed rows and their original lines.
  ///   - cursor: The current position of the cursor.
  ///   - style: The active style.
  ///   - new: The new frame.
  ///   - above: The rows of finished lines, which precede the frame.
  ///   - terminal: The capabilities and the size of the terminal.
  init(
    from old: (rows: [PaintedRow], lines: [Line]), at cursor: PaintedFrame.Place, in style: Style,
    to new: PaintedFrame, below above: [PaintedRow], on terminal: TerminalCapabilities
  ) {
    let lines = above.isEmpty ? new.lines : above.map(\.source) + new.lines
    (self.old, self.cursor, count, self.terminal) = (old.rows, cursor, lines.count, terminal)
    (self.style, isInField) = (style, new.isInField)
    finalCursor = PaintedFrame.Place(row: above.count + new.cursor.row, column: new.cursor.column)
    let fixed = max(lines.count - terminal.height, 0)
    var (head, tail) = old.lines.commonEnds(with: lines, head: fixed)
    if above.contains(where: { !$0.marks.isEmpty }) { head = 0 }
    let matching = RowAlignment(
      from: old.lines, to: lines, head: min(max(head, fixed), lines.count), tail: tail)
    self.matching = matching
    changed = head..<(old.lines.count == lines.count ? lines.count - tail : lines.count)
    rows = changed.map { row in
      var painted = PaintedRow.empty
      let source = matching.map { $0.source(of: row) } ?? row
      if let source, source < old.lines.count, old.lines.isEqual(at: source, to: lines, at: row) {
        painted = old.rows[source]
      } else {
        painted = row < above.count ? above[row] : PaintedRow(lines[row], on: terminal)
      }
      painted.goesOn = row < above.count && above[row].goesOn
      if row < above.count { painted.marks = above[row].marks }
      return painted
    }
  }

  /// Whether the rows, the position of the cursor and the active style are unchanged.
  var changesNothing: Bool {
    changed.isEmpty && old.count == count && cursor == finalCursor && style == finalStyle
  }

  /// The active style after the transition: in a field, that of the next typed character.
  var finalStyle: Style {
    isInField ? text(of: finalCursor.row).style(at: finalCursor.column) : .plain
  }

  /// The range of old rows that change.
  var replaced: Range<Int> { changed.lowerBound..<old.count - (count - changed.upperBound) }

  private func text(of row: Int) -> CellRow {
    changed.contains(row) ? rows[row - changed.lowerBound].text : old[row].text
  }
}

// MARK: - Shortest Output

extension RowUpdate {
  /// Returns the writer with the fewest bytes, and the rows that replace the changed rows.
  ///
  /// Rows are moved if moving them takes fewer bytes than overwriting them.
  func shortest() -> (writer: EscapeWriter, rows: [PaintedRow]) {
    let moved = matching.flatMap { attempt($0, within: .max) }
    let limit = moved.map { $0.writer.bytes.count + 1 } ?? .max
    let kept = moved != nil && writesCells(limit) ? nil : attempt(nil, within: limit)
    guard let shortest = kept ?? moved else { preconditionFailure("nothing is as long as .max") }
    return shortest
  }

  /// Returns whether an update without movement has to write at least `limit` cells.
  private func writesCells(_ limit: Int) -> Bool {
    var count = 0
    for (row, painted) in zip(changed, rows) where row < old.count && count < limit {
      count += painted.text.cellsWritten(over: old[row].text)
    }
    return count >= limit
  }

  private typealias Attempt = (writer: EscapeWriter, rows: [PaintedRow])

  /// Writes the rows, or returns `nil` if the output reaches the limit.
  ///
  /// Reused rows are overwritten from bottom to top before any row moves, because the cursor is
  /// usually near the bottom.
  ///
  /// - Parameters:
  ///   - matching: The assignment of rows; `nil` to move no rows.
  ///   - limit: The output length, in bytes, at which the attempt is abandoned.
  private func attempt(_ matching: RowAlignment?, within limit: Int) -> Attempt? {
    let writer = EscapeWriter(
      at: cursor, in: style, home: finalCursor, rowCount: old.count, on: terminal, limit: limit)
    var attempt = (writer: writer, rows: rows)
    if let matching { writeFirst(matching, &attempt) }
    remove(matching, with: &attempt.writer)
    for row in changed where !attempt.writer.isOver {
      let source = source(of: row, by: matching)
      if matching != nil && source != nil { continue }
      insert(matching?.inserted(at: row) ?? 0, before: row, with: &attempt.writer)
      write(row, over: source.map { old[$0] } ?? .empty, at: row, &attempt)
    }
    if attempt.writer.isOver { return nil }
    if attempt.writer.rowCount < count { attempt.writer.move(to: count - 1, 0) }
    attempt.writer.move(
      to: finalCursor.row, finalCursor.column, over: text(of: finalCursor.row), in: finalStyle)
    return attempt.writer.isOver ? nil : attempt
  }

  private func writeFirst(_ matching: RowAlignment, _ attempt: inout Attempt) {
    for row in changed.reversed() {
      guard let source = matching.source(of: row) else { continue }
      write(row, over: old[source], at: source, &attempt)
    }
  }

  private func write(_ row: Int, over old: PaintedRow, at place: Int, _ attempt: inout Attempt) {
    let index = row - changed.lowerBound
    attempt.rows[index].extent = attempt.writer.write(rows[index], over: old, at: place)
  }

  private func source(of row: Int, by matching: RowAlignment?) -> Int? {
    matching.map { $0.source(of: row) } ?? (row < old.count ? row : nil)
  }

  private func remove(_ matching: RowAlignment?, with writer: inout EscapeWriter) {
    let superfluous = count < old.count ? [count..<old.count] : []
    for range in matching?.removed(from: old.count) ?? superfluous {
      writer.move(to: range.lowerBound, nil)
      writer.delete(range.count)
    }
  }

  /// Inserts rows before the specified row. Additional rows are first created at the end, so that
  /// no row is pushed off the terminal.
  private func insert(_ inserted: Int, before row: Int, with writer: inout EscapeWriter) {
    if inserted == 0 { return }
    if writer.rowCount < count { writer.move(to: count - 1, 0) }
    writer.move(to: row, nil, in: .plain)
    writer.insert(inserted)
  }
}
