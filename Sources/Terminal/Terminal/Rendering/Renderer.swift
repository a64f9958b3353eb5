import PlatenLines

/// Computes the bytes that update the rows at the end of a terminal's normal screen.
///
/// A renderer starts on an empty row and controls that row and the rows that it creates below. It
/// never moves the cursor above these rows; finished lines scroll upward. Each update is a single
/// write of the cells that differ.
///
///     let before = PaintedFrame(["> a"], cursor: .init(row: 0, column: 3))
///     let after = PaintedFrame(["> ab"], cursor: .init(row: 0, column: 4))
///     var renderer = Renderer()
///     renderer.painted(before, on: terminal)  // the bytes of "> a"
///     renderer.painted(after, on: terminal)  // the byte of "b"
///
/// > Law: **An updated terminal equals a fresh rendering**, including the cursor, and only finished
/// > lines are above it.
///
/// For the design, see `Documentation/Decisions/painter.md`.
struct Renderer {
  private var shown = [PaintedRow.empty]
  /// The original lines of the displayed rows.
  private var lines = [Line.empty]
  /// The position of the cursor in the displayed rows.
  private(set) var cursor = PaintedFrame.Place(row: 0, column: 0)
  /// The active style of the terminal, which is plain unless the cursor is in a field.
  private var style = Style.plain
  /// The rows that scrolled away directly above the displayed rows when the terminal shrank.
  ///
  /// The terminal displays these rows again when it grows.
  private var left: [PaintedRow] = []
  /// The terminal at the last update; `nil` before the first update.
  private var known: TerminalCapabilities?
  /// Whether the terminal still displays the last update.
  private var isCertain = true
  /// The time of the last resize.
  private var lastResize: ContinuousClock.Instant?

  /// Replaces the displayed rows.
  ///
  /// - Parameters:
  ///   - rows: The new frame, which is clipped to the size of the terminal.
  ///   - finished: Lines to print permanently above the frame, wrapped to the terminal's width.
  ///   - marks: The marks before the prompt of an entered command among the finished lines.
  ///   - terminal: The capabilities and the size of the terminal.
  /// - Returns: The bytes to write, or an empty array if nothing changes.
  /// - Complexity: Proportional to the number of rows plus the number of cells in rows that differ.
  ///   Each row that differs requires up to 100 comparisons with other rows, on average.
  mutating func painted(
    _ rows: PaintedFrame, below finished: [Line] = [], marks: [UInt8] = [],
    on terminal: TerminalCapabilities
  ) -> [UInt8] {
    let prelude = resetSequence(on: terminal)
    let rows = rows.fitted(to: terminal)
    var above = finished.flatMap { PaintedRow.rows(of: $0.flushLeft, on: terminal) }
    if !marks.isEmpty, let row = above.firstIndex(where: { $0.source.has(.enteredPrompt) }) {
      above[row].marks = marks
    }
    let step = RowUpdate(
      from: (shown, lines), at: cursor, in: style, to: rows, below: above, on: terminal)
    if step.changesNothing && prelude.isEmpty && above.isEmpty { return [] }
    let (writer, painted) = step.shortest()
    shown.replaceSubrange(step.replaced, with: painted)
    shown.removeFirst(above.count)
    (lines, cursor, style) = (rows.lines, rows.cursor, writer.style)
    if !finished.isEmpty { left = [] }
    if prelude.isEmpty && writer.bytes.count <= Self.maxAtOnce || !terminal.showsAtOnce {
      return prelude.isEmpty ? writer.bytes : prelude + writer.bytes
    }
    return Array("\u{1B}[?2026h".utf8) + prelude + writer.bytes + Array("\u{1B}[?2026l".utf8)
  }

  /// The maximum size of an update without synchronized output, in bytes.
  ///
  /// A terminal receives this amount within microseconds, so a partial update is not visible.
  static let maxAtOnce = 256

  /// Leaves the displayed rows in place and moves the cursor below them, where the next output
  /// appears.
  mutating func finished() -> [UInt8] {
    let home = PaintedFrame.Place(row: shown.count, column: 0)
    var writer = EscapeWriter(
      at: cursor, in: style, home: home, rowCount: shown.count,
      on: known ?? TerminalCapabilities(width: 80, height: 24))
    writer.move(to: shown.count, 0)
    reset()
    return writer.bytes
  }

  /// Starts on an empty row.
  mutating func reset() {
    let lastResize = lastResize
    self = Renderer()
    self.lastResize = lastResize
  }

  /// The number of rows from the cursor down to the first free row of the renderer.
  var rowsToLeave: Int {
    let free = shown.last?.text.cells.isEmpty == true ? shown.count - 1 : shown.count
    return max(0, free - cursor.row)
  }

  /// The number of displayed rows.
  var rowCount: Int { shown.count }

  /// Marks the content of the terminal as unknown. Only the position of the cursor remains known.
  mutating func invalidate() { isCertain = false }

  /// Marks the content of the terminal as unknown after a resize.
  ///
  /// If the size changes so quickly that the terminal may have skipped a redraw, the rows that have
  /// scrolled away are unknown as well.
  mutating func noteResize(at time: ContinuousClock.Instant) {
    invalidate()
    if let lastResize, lastResize.duration(to: time) < .seconds(1) { left = [] }
    lastResize = time
  }

  /// Returns the bytes that must precede an update, or an empty array if the terminal's content is
  /// known.
  private mutating func resetSequence(on terminal: TerminalCapabilities) -> [UInt8] {
    if known == terminal && isCertain { return [] }
    let prelude = known == nil ? [] : recoverAfterResize(on: terminal)
    (known, isCertain) = (terminal, true)
    return prelude
  }

  /// Moves to the estimated first row after a resize and deletes that row and all rows below it.
  private mutating func recoverAfterResize(on terminal: TerminalCapabilities) -> [UInt8] {
    let above = left + shown[..<cursor.row]
    let place = shown[cursor.row].reflowed(on: terminal, cell: cursor.column).row
    let up = above.reduce(place) { $0 + $1.reflowed(on: terminal, cell: 0).rows }
    left = PaintedRow.first(up - (terminal.height - 1), of: above, on: terminal)
    (shown, lines, cursor, style) = ([.empty], [.empty], .init(row: 0, column: 0), .plain)
    var bytes: [UInt8] = [0x0D]
    if up > 0 { bytes.appendSequence(up, "A") }
    bytes += "\u{1B}[m".utf8
    // If the screen were erased from its first row, tmux would move its content to the scrollback.
    bytes.appendSequence(terminal.height, "M")
    return bytes
  }
}
