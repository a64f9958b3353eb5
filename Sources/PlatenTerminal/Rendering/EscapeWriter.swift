import Platen

/// What writes on a terminal, from where the cursor stands: it knows the place and the style.
struct EscapeWriter {
  /// What it has written.
  var bytes: [UInt8] = []
  /// The row that it stands in, from 0.
  var row: Int
  /// The cell that it stands in, from 0, if that is certain.
  var column: Int?
  /// Whether the next character begins the next row by itself.
  var isAtMargin = false
  /// The rows that there are; more are made at the end.
  var rowCount: Int
  /// The style that it writes in.
  var style = Style.plain
  /// The cells of a row.
  var width: Int { terminal.width }
  /// What it writes on.
  let terminal: TerminalCapabilities
  /// The bytes that are too many.
  private let limit: Int
  /// Where it is to be in the end.
  let finalCursor: PaintedFrame.Place
  /// When it was there last.
  var lastVisit: Visit?

  /// A writer in plain style.
  init(
    at place: PaintedFrame.Place, home: PaintedFrame.Place, rowCount: Int,
    on terminal: TerminalCapabilities, limit: Int = .max
  ) {
    (row, column) = (place.row, place.column)
    self.limit = limit
    self.finalCursor = home
    self.rowCount = rowCount
    self.terminal = terminal
    bytes.reserveCapacity(240)
    noteVisit()
  }

  /// Whether it has written too much.
  var isOver: Bool { bytes.count >= limit }
}

// MARK: - Writing

extension EscapeWriter {
  /// Writes a cell where it stands.
  ///
  /// A character that some terminals make wider must not wrap at the end of a row.
  mutating func put(_ cell: Cell, of text: CellRow) {
    set(text.style(of: cell))
    let mayWrap = cell.isDisputed && text.mayBecomeWider(cell, than: width)
    if mayWrap { append("\u{1B}[?7l") }
    text.append(cell, to: &bytes)
    if mayWrap { append("\u{1B}[?7h") }
    isAtMargin = cell.end >= width && !cell.isDisputed
    column = cell.end < width && !cell.isDisputed ? cell.end : nil
    noteVisit()
  }

  /// Empties the cell where it stands.
  mutating func blank() {
    set(.plain)
    bytes.append(0x20)
    let next = (column ?? 0) + 1
    (column, isAtMargin) = (next < width ? next : nil, next >= width)
    noteVisit()
  }

  /// Empties the row from where it stands.
  mutating func erase() {
    set(.plain)
    append("\u{1B}[K")
  }

  /// Takes rows out, from the one that it stands in; those below come up.
  mutating func delete(_ count: Int) { shift(count, "M") }

  /// Puts empty rows before the one that it stands in; those below go down.
  mutating func insert(_ count: Int) { shift(count, "L") }

  /// Some terminals go to the first column then, and some do not.
  private mutating func shift(_ count: Int, _ letter: Unicode.Scalar) {
    if style.showsInBlanks { set(.plain) }
    bytes.appendSequence(count, letter)
    (column, isAtMargin) = (column == 0 ? 0 : nil, false)
  }

  /// Writes in a style from now on.
  mutating func set(_ style: Style) {
    if style == self.style { return }
    append(style.sequence(after: self.style))
    self.style = style
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

extension Style {
  /// Whether a space in it looks other than in plain style.
  fileprivate var showsInBlanks: Bool {
    background != nil || !attributes.isDisjoint(with: [.inverse, .underline, .strikethrough])
  }
}

extension CellRow {
  /// Whether some terminal may give a character more cells than there are up to the end of a row.
  fileprivate func mayBecomeWider(_ cell: Cell, than width: Int) -> Bool {
    var text: [UInt8] = []
    append(cell, to: &text)
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.count
    return cell.column + 2 * scalars > width
  }
}

extension [UInt8] {
  /// A sequence with a count; 1 goes without saying.
  mutating func appendSequence(_ count: Int, _ letter: Unicode.Scalar) {
    append(0x1B)
    append(0x5B)
    if count != 1 { appendDigits(of: count) }
    append(UInt8(ascii: letter))
  }

  /// A byte so many times; never, if that is negative.
  mutating func appendRepeated(_ byte: UInt8, _ count: Int) {
    for _ in 0..<Swift.max(count, 0) { append(byte) }
  }

  private mutating func appendDigits(of number: Int) {
    if number > 9 { appendDigits(of: number / 10) }
    append(UInt8(0x30 + number % 10))
  }
}
