import Platen

/// The way from the rows that a terminal shows to other rows.
struct RowUpdate {
  private let old: [PaintedRow]
  /// How many rows are to be shown; where they are more than the terminal has, those at the top go up
  /// into what it keeps above.
  private let count: Int
  /// Which of the rows may differ.
  private let changed: Range<Int>
  /// Those of the rows that may differ.
  private let rows: [PaintedRow]
  private let matching: RowAlignment?
  private let cursor: PaintedFrame.Place
  private let finalCursor: PaintedFrame.Place
  private let terminal: TerminalCapabilities

  /// - Parameters:
  ///   - old: What is shown, as rows and as lines.
  ///   - cursor: Where the cursor is in that.
  ///   - new: What is to be shown.
  ///   - above: The rows of what is finished, which go above that.
  init(
    from old: (rows: [PaintedRow], lines: [Line]), at cursor: PaintedFrame.Place,
    to new: PaintedFrame, below above: [PaintedRow], on terminal: TerminalCapabilities
  ) {
    let lines = above.isEmpty ? new.lines : above.map(\.source) + new.lines
    (self.old, self.cursor, count, self.terminal) = (old.rows, cursor, lines.count, terminal)
    finalCursor = PaintedFrame.Place(row: above.count + new.cursor.row, column: new.cursor.column)
    let fixed = max(lines.count - terminal.height, 0)
    let (head, tail) = old.lines.commonEnds(with: lines, head: fixed)
    let matching = RowAlignment(
      from: old.lines, to: lines, head: min(max(head, fixed), lines.count), tail: tail)
    self.matching = matching
    changed = head..<(old.lines.count == lines.count ? lines.count - tail : lines.count)
    rows = changed.map { row in
      var painted = PaintedRow.empty
      let source = matching.map { $0.source(of: row) } ?? row
      if let source, source < old.lines.count, old.lines[source] == lines[row] {
        painted = old.rows[source]
      } else {
        painted = row < above.count ? above[row] : PaintedRow(lines[row], on: terminal)
      }
      painted.goesOn = row < above.count && above[row].goesOn
      return painted
    }
  }

  /// Whether all is shown already, and the cursor where it is to be.
  var changesNothing: Bool { changed.isEmpty && old.count == count && cursor == finalCursor }

  /// Which of the old rows are not shown as they were.
  var replaced: Range<Int> { changed.lowerBound..<old.count - (count - changed.upperBound) }

  private func text(of row: Int) -> CellRow {
    changed.contains(row) ? rows[row - changed.lowerBound].text : old[row].text
  }
}

// MARK: - Ways

extension RowUpdate {
  /// The pen that has written the fewest bytes, and the rows that it leaves in place of those that
  /// are replaced.
  ///
  /// Rows are moved where that is shorter than to write them in their places.
  func shortest() -> (writer: EscapeWriter, rows: [PaintedRow]) {
    let moved = matching.flatMap { attempt($0, within: .max) }
    let limit = moved.map { $0.writer.bytes.count + 1 } ?? .max
    let kept = moved != nil && writesCells(limit) ? nil : attempt(nil, within: limit)
    guard let shortest = kept ?? moved else { preconditionFailure("nothing is as long as .max") }
    return shortest
  }

  /// Whether so many cells or more have to be written where all rows keep their places.
  private func writesCells(_ limit: Int) -> Bool {
    var count = 0
    for (row, painted) in zip(changed, rows) where row < old.count && count < limit {
      count += painted.text.cellsWritten(over: old[row].text)
    }
    return count >= limit
  }

  private typealias Attempt = (writer: EscapeWriter, rows: [PaintedRow])

  /// Writes the rows; nothing if that is not shorter than another way.
  ///
  /// Rows that stand for others are written before anything is moved, from the bottom up; the cursor
  /// is mostly below, and what is below is nearer then.
  ///
  /// - Parameter matching: Which rows are moved; without it none is.
  private func attempt(_ matching: RowAlignment?, within limit: Int) -> Attempt? {
    let writer = EscapeWriter(
      at: cursor, home: finalCursor, rowCount: old.count, on: terminal, limit: limit)
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
      to: finalCursor.row, finalCursor.column, over: text(of: finalCursor.row), inPlain: true)
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

  /// Rows are made at the end first, so that none is pushed out there.
  private func insert(_ inserted: Int, before row: Int, with writer: inout EscapeWriter) {
    if inserted == 0 { return }
    if writer.rowCount < count { writer.move(to: count - 1, 0) }
    writer.move(to: row, nil, inPlain: true)
    writer.insert(inserted)
  }
}
