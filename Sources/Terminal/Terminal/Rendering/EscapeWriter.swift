import PlatenLines

/// A writer of escape sequences that tracks the terminal's cursor and style.
struct EscapeWriter {
  /// The output so far.
  var bytes: [UInt8] = []
  /// The row of the cursor, counted from 0.
  var row: Int
  /// The column of the cursor, counted from 0; `nil` if it is uncertain.
  var column: Int?
  /// Whether the next character wraps to the next row.
  var isAtMargin = false
  /// The number of rows in use. Newlines at the end create additional rows.
  var rowCount: Int
  /// The active text style.
  var style: Style { didSet { cellStyle = nil } }
  /// The row of the cell that set the active style, and the number of the style there.
  private var cellStyle: (row: ObjectIdentifier, number: Int32)?
  /// The address of the active link.
  private var address: String?
  /// The width of the terminal, in cells.
  var width: Int { terminal.width }
  /// The capabilities of the target terminal.
  let terminal: TerminalCapabilities
  /// The output length, in bytes, at which the attempt is abandoned.
  private let limit: Int
  /// The position of the cursor after the update.
  let finalCursor: PaintedFrame.Place
  /// The last point in the output at which the cursor was at its final position.
  var lastVisit: Visit?

  /// Creates a writer.
  ///
  /// - Parameter style: The active style.
  init(
    at place: PaintedFrame.Place, in style: Style = .plain, home: PaintedFrame.Place, rowCount: Int,
    on terminal: TerminalCapabilities, limit: Int = .max
  ) {
    (row, column, self.style) = (place.row, place.column, style)
    self.limit = limit
    self.finalCursor = home
    self.rowCount = rowCount
    self.terminal = terminal
    bytes.reserveCapacity(240)
    noteVisit()
  }

  /// Whether the output has reached its limit.
  var isOver: Bool { bytes.count >= limit }
}

// MARK: - Writing

extension EscapeWriter {
  /// Writes a character at the cursor.
  ///
  /// Automatic wrapping is disabled for a character that some terminals would display beyond the
  /// end of the row.
  mutating func put(_ cell: Cell, of text: CellRow) {
    setStyle(of: cell, in: text)
    if !text.links.isEmpty { link(to: text.address(at: cell.column)) }
    let mayWrap = cell.isDisputed && text.mayBecomeWider(cell, on: terminal)
    if mayWrap { append("\u{1B}[?7l") }
    text.append(cell, to: &bytes)
    if mayWrap { append("\u{1B}[?7h") }
    isAtMargin = cell.end >= width && !cell.isDisputed
    column = cell.end < width && !cell.isDisputed ? cell.end : nil
    noteVisit()
  }

  /// Changes the active style to that of a cell.
  private mutating func setStyle(of cell: Cell, in text: CellRow) {
    // Most cells have the style of the previous one, and numbers are compared faster than styles.
    let row = ObjectIdentifier(text)
    if let cellStyle, cellStyle == (row, cell.style) { return }
    set(text.style(of: cell))
    cellStyle = (row, cell.style)
  }

  /// Begins a link to an address, or ends the active link.
  mutating func link(to address: String?) {
    if address == self.address { return }
    append(Hyperlink.sequence(to: address))
    self.address = address
  }

  /// Overwrites the cell at the cursor with a plain space.
  mutating func blank() {
    set(.plain)
    bytes.append(0x20)
    let next = (column ?? 0) + 1
    (column, isAtMargin) = (next < width ? next : nil, next >= width)
    noteVisit()
  }

  /// Erases the row from the cursor to its end.
  mutating func erase() {
    set(.plain)
    append("\u{1B}[K")
  }

  /// Deletes rows, starting with the row of the cursor. The rows below the deleted rows move up.
  mutating func delete(_ count: Int) { shift(count, "M") }

  /// Inserts empty rows at the row of the cursor. The existing rows from there on move down.
  mutating func insert(_ count: Int) { shift(count, "L") }

  /// Deletes or inserts rows. The column is then uncertain, because only some terminals return the
  /// cursor to the first column.
  private mutating func shift(_ count: Int, _ letter: Unicode.Scalar) {
    if style.showsInBlanks { set(.plain) }
    bytes.appendSequence(count, letter)
    (column, isAtMargin) = (column == 0 ? 0 : nil, false)
  }

  /// Changes the active style.
  mutating func set(_ style: Style) {
    if style == self.style { return }
    style.appendSequence(after: self.style, to: &bytes)
    self.style = style
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

extension Style {
  /// Whether the style is visible on a space.
  fileprivate var showsInBlanks: Bool {
    background != nil || !attributes.isDisjoint(with: [.inverse, .underline, .strikethrough])
  }
}

extension CellRow {
  /// Returns whether a terminal may display a character beyond the end of the row.
  fileprivate func mayBecomeWider(_ cell: Cell, on terminal: TerminalCapabilities) -> Bool {
    var text: [UInt8] = []
    append(cell, to: &text)
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    let widths = scalars.map { terminal.keepsMarksAtMargin ? 2 : $0.maxCellsInTmux }
    return cell.column + widths.reduce(0, +) > terminal.width
  }
}

extension Unicode.Scalar {
  /// The maximum width as a part of a character, in tmux, where marks have no width.
  fileprivate var maxCellsInTmux: Int { certainCells ?? (isMark || self == "\u{200B}" ? 0 : 2) }

  private var isMark: Bool {
    let isMark = [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
    return isMark && !properties.isVariationSelector
  }
}

extension [UInt8] {
  /// Appends a control sequence with a count. A count of 1 is omitted.
  mutating func appendSequence(_ count: Int, _ letter: Unicode.Scalar) {
    append(0x1B)
    append(0x5B)
    if count != 1 { appendDecimal(count) }
    append(UInt8(ascii: letter))
  }

  /// Appends a byte repeatedly, or not at all if the count is negative.
  mutating func appendRepeated(_ byte: UInt8, _ count: Int) {
    for _ in 0..<Swift.max(count, 0) { append(byte) }
  }
}
