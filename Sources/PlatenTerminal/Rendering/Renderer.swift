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
struct Renderer {
  private var shown = [PaintedRow.empty]
  /// What those were made of.
  private var lines = [Line.empty]
  private var cursor = PaintedFrame.Place(row: 0, column: 0)
  /// Rows that the terminal scrolled away when it became smaller, right above those shown: they come
  /// back when it becomes larger.
  private var left: [PaintedRow] = []
  /// What it has painted on; nothing before it has painted.
  private var known: TerminalCapabilities?
  /// Whether that shows what was painted.
  private var isCertain = true

  /// Shows rows in place of those that are there.
  ///
  /// - Parameters:
  ///   - rows: What to show; where it is too large for the terminal, it is cut.
  ///   - finished: Lines that go above for good, in as many rows as they take.
  /// - Complexity: proportional to the rows, and to the cells of those that differ. A row that differs
  ///   takes up to a hundred comparisons with others, on average.
  mutating func painted(
    _ rows: PaintedFrame, below finished: [Line] = [], on terminal: TerminalCapabilities
  ) -> [UInt8] {
    let prelude = resetSequence(on: terminal)
    let rows = rows.fitted(to: terminal)
    let above = finished.flatMap { PaintedRow.rows(of: $0, on: terminal) }
    let step = RowUpdate(from: (shown, lines), at: cursor, to: rows, below: above, on: terminal)
    if step.changesNothing && prelude.isEmpty && above.isEmpty { return [] }
    let (writer, painted) = step.shortest()
    shown.replaceSubrange(step.replaced, with: painted)
    shown.removeFirst(above.count)
    (lines, cursor) = (rows.lines, rows.cursor)
    if !finished.isEmpty { left = [] }
    if prelude.isEmpty && writer.bytes.count <= Self.mostAtOnce || !terminal.showsAtOnce {
      return prelude.isEmpty ? writer.bytes : prelude + writer.bytes
    }
    return Array("\u{1B}[?2026h".utf8) + prelude + writer.bytes + Array("\u{1B}[?2026l".utf8)
  }

  /// As many bytes are there within microseconds, so that nobody sees half of them shown.
  static let mostAtOnce = 256

  /// Leaves the rows as they are; what is written next stands below.
  mutating func finished() -> [UInt8] {
    let home = PaintedFrame.Place(row: shown.count, column: 0)
    var writer = EscapeWriter(
      at: cursor, home: home, rowCount: shown.count,
      on: known ?? TerminalCapabilities(width: 80, height: 24))
    writer.move(to: shown.count, 0)
    self = Renderer()
    return writer.bytes
  }

  /// How many rows below the cursor's the first is that shows nothing.
  var rowsToLeave: Int {
    let free = shown.last?.text.cells.isEmpty == true ? shown.count - 1 : shown.count
    return max(0, free - cursor.row)
  }

  /// Knows no more what the terminal shows, as after another size; only where its cursor stands.
  ///
  /// - Parameter isDragged: Whether sizes come so fast that the terminal may have had another one than
  ///   was painted for, so that nobody knows what it has scrolled away.
  mutating func invalidate(isDragged: Bool = false) {
    isCertain = false
    if isDragged { left = [] }
  }

  /// What has to be written before anything else, as after another size.
  private mutating func resetSequence(on terminal: TerminalCapabilities) -> [UInt8] {
    if known == terminal && isCertain { return [] }
    let prelude = known == nil ? [] : recoverAfterResize(on: terminal)
    (known, isCertain) = (terminal, true)
    return prelude
  }

  /// Goes to where the first row must be by now, and empties the terminal from there.
  private mutating func recoverAfterResize(on terminal: TerminalCapabilities) -> [UInt8] {
    let above = left + shown[..<cursor.row]
    let place = shown[cursor.row].reflowed(on: terminal, cell: cursor.column).row
    let up = above.reduce(place) { $0 + $1.reflowed(on: terminal, cell: 0).rows }
    left = PaintedRow.first(up - (terminal.height - 1), of: above, on: terminal)
    (shown, lines, cursor) = ([.empty], [.empty], .init(row: 0, column: 0))
    var bytes: [UInt8] = [0x0D]
    if up > 0 { bytes.appendSequence(up, "A") }
    bytes += "\u{1B}[m".utf8
    // Erasing the screen from its first row would have tmux keep what it showed.
    bytes.appendSequence(terminal.height, "M")
    return bytes
  }
}
