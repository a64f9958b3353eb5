import Platen

/// What writes on a terminal, from where the cursor stands: it knows the place and the style.
struct Pen {
  /// What it has written.
  private(set) var bytes: [UInt8] = []
  /// The row that it stands in, from 0.
  private(set) var row: Int
  /// The cell that it stands in, from 0, if that is certain.
  private(set) var column: Int?
  /// Whether the next character begins the next row by itself.
  private(set) var isAtMargin = false
  /// The rows that there are; more are made at the end.
  private(set) var rowCount: Int
  private var style = Style.plain
  /// The cells of a row.
  var width: Int { terminal.width }
  private let terminal: PaintedTerminal
  /// The bytes that are too many.
  private let limit: Int
  /// Where it is to be in the end.
  private let home: TerminalRows.Place
  /// When it was there last.
  private var visit: Visit?

  /// A time at which the pen was where it is to be in the end, so that the terminal can keep the
  /// place and go back to it.
  private struct Visit {
    /// The bytes written before.
    let offset: Int
    /// The style, which the terminal keeps with the place.
    let style: Style
    /// Whether the terminal was told to keep it.
    var isKept = false
  }

  /// A pen in plain style.
  init(
    at place: TerminalRows.Place, home: TerminalRows.Place, rowCount: Int,
    on terminal: PaintedTerminal, limit: Int = .max
  ) {
    (row, column) = (place.row, place.column)
    self.limit = limit
    self.home = home
    self.rowCount = rowCount
    self.terminal = terminal
    bytes.reserveCapacity(240)
    noteVisit()
  }

  /// Whether it has written too much.
  var isOver: Bool { bytes.count >= limit }
}

// MARK: - Moving

extension Pen {
  /// Goes to a place. What the row shows may be written again where that is shorter, if it is given.
  ///
  /// - Parameters:
  ///   - column: The cell; any, if nothing.
  ///   - isPlain: Whether the style has to be plain there.
  mutating func move(
    to row: Int, _ column: Int?, over text: RowText? = nil, inPlain isPlain: Bool = false
  ) {
    let makesRows = row >= rowCount
    if row == self.row && (column == nil || column == self.column) {
      return isPlain ? set(.plain) : ()
    }
    let direct = Movement(
      rows: row - self.row, start: self.column, end: column, text: text,
      style: isPlain || makesRows ? .plain : style
    ).shortest(makesRows: makesRows)
    let styling = isPlain && style != .plain ? 3 : 0
    if !makesRows, goesBack(to: row, column, over: text, isPlain, within: direct.count + styling) {
      return
    }
    if isPlain || makesRows { set(.plain) }
    follow(direct, to: row, column, over: text)
  }

  /// Goes on in the next row, as the terminal does by itself when the next character comes.
  mutating func wrap() { place(row + 1, 0) }

  private mutating func follow(
    _ way: Movement.Way, to row: Int, _ column: Int?, over text: RowText?
  ) {
    let from = self.column
    switch way.vertical {
    case .straight: appendRows(row - self.row)
    case .newlines: appendRepeated(0x0A, row - self.row)
    case .returnAndNewlines:
      bytes.append(0x0D)
      appendRepeated(0x0A, row - self.row)
    }
    let arrived: Int? =
      switch way.vertical {
      case .straight: from
      case .newlines: from == 0 ? 0 : nil
      case .returnAndNewlines: 0
      }
    append(way.horizontal, from: arrived ?? 0, to: column ?? 0, over: text)
    place(row, column ?? arrived)
  }

  private mutating func append(
    _ way: Movement.Horizontal, from start: Int, to end: Int, over text: RowText?
  ) {
    switch way {
    case .none: break
    case .toColumn: appendSequence(end + 1, "G")
    case .toStart: bytes.append(0x0D)
    case .right: appendSequence(end - start, "C")
    case .left: appendSequence(start - end, "D")
    case .backspaces: appendRepeated(0x08, start - end)
    case .over(let stretch): append(stretch, of: text)
    case .fromStartOver(let stretch):
      bytes.append(0x0D)
      append(stretch, of: text)
    }
  }

  private mutating func append(_ stretch: RowText.Stretch, of text: RowText?) {
    guard let text else { return }
    for index in stretch.cells { text.append(text.cells[index], to: &bytes) }
    appendRepeated(0x20, stretch.blanks)
  }

  private mutating func place(_ row: Int, _ column: Int?) {
    (self.row, self.column, isAtMargin) = (row, column, false)
    if row >= rowCount {
      rowCount = row + 1
      // The terminal may have scrolled.
      visit = nil
    }
    noteVisit()
  }
}

// MARK: - Going back

extension Pen {
  private mutating func noteVisit() {
    guard row == home.row, column == home.column, visit?.isKept != true else { return }
    visit = Visit(offset: bytes.count, style: style)
  }

  /// Goes to a place from where it was when it was where it is to be in the end, if that is shorter.
  ///
  /// To have the terminal keep the place takes as many bytes as to go back; half of them are counted,
  /// because mostly more than one way begins or ends there.
  private mutating func goesBack(
    to row: Int, _ column: Int?, over text: RowText?, _ isPlain: Bool, within limit: Int
  ) -> Bool {
    guard let visit else { return false }
    let least = (visit.isKept ? 2 : 3) + (isPlain && visit.style != .plain ? 3 : 0)
    if least >= limit { return false }
    let way = Movement(
      rows: row - home.row, start: home.column, end: column, text: text, style: visit.style
    ).shortest(makesRows: false)
    if way.count + least >= limit { return false }
    goBack(to: visit)
    follow(way, to: row, column, over: text)
    if isPlain { set(.plain) }
    return true
  }

  /// Goes back to where it was, in the style of then.
  private mutating func goBack(to visit: Visit) {
    if !visit.isKept { bytes.insert(contentsOf: [0x1B, 0x37], at: visit.offset) }
    bytes.append(0x1B)
    bytes.append(0x38)
    style = visit.style
    self.visit = Visit(offset: bytes.count, style: style, isKept: terminal.keepsPlace)
    (row, column, isAtMargin) = (home.row, home.column, false)
  }
}

// MARK: - Writing

extension Pen {
  /// Writes a cell where it stands.
  ///
  /// A character that some terminals make wider must not wrap at the end of a row.
  mutating func put(_ cell: Cell, of text: RowText) {
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
    appendSequence(count, letter)
    (column, isAtMargin) = (column == 0 ? 0 : nil, false)
  }

  /// Writes in a style from now on.
  mutating func set(_ style: Style) {
    if style == self.style { return }
    append(style.sequence(after: self.style))
    self.style = style
  }
}

// MARK: - Bytes

extension Pen {
  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func appendRepeated(_ byte: UInt8, _ count: Int) {
    for _ in 0..<max(count, 0) { bytes.append(byte) }
  }

  /// One row is an index or a reverse one, which never scroll here: the row is there.
  private mutating func appendRows(_ rows: Int) {
    switch rows {
    case 0: break
    case 1: append("\u{1B}D")
    case -1: append("\u{1B}M")
    default: appendSequence(abs(rows), rows < 0 ? "A" : "B")
    }
  }

  private mutating func appendSequence(_ count: Int, _ letter: Unicode.Scalar) {
    bytes.appendSequence(count, letter)
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

  private mutating func appendDigits(of number: Int) {
    if number > 9 { appendDigits(of: number / 10) }
    append(UInt8(0x30 + number % 10))
  }
}

extension Style {
  /// Whether a space in it looks other than in plain style.
  fileprivate var showsInBlanks: Bool {
    background != nil || !attributes.isDisjoint(with: [.inverse, .underline, .strikethrough])
  }
}

extension RowText {
  /// Whether some terminal may give a character more cells than there are up to the end of a row.
  fileprivate func mayBecomeWider(_ cell: Cell, than width: Int) -> Bool {
    var text: [UInt8] = []
    append(cell, to: &text)
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.count
    return cell.column + 2 * scalars > width
  }
}
