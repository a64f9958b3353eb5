import Platen

/// What writes on a terminal, from where the cursor stands: it knows the place and the style.
struct Pen {
  /// What it has written.
  private(set) var text = ""
  /// The row that it stands in, from 0.
  private(set) var row: Int
  /// The cell that it stands in, from 0, if that is certain.
  private(set) var column: Int?
  /// Whether the next character begins the next row by itself.
  private(set) var isAtMargin = false
  /// The rows that there are; more are made at the end.
  private(set) var rowCount: Int
  /// How many rows were changed.
  private(set) var changes = 0
  private var style = Style.plain
  /// The cells of a row.
  let width: Int

  /// A pen in plain style.
  init(at place: TerminalRows.Place, rowCount: Int, width: Int) {
    (row, column) = (place.row, place.column)
    self.rowCount = rowCount
    self.width = width
  }

  /// Notes that a row was changed.
  mutating func countChange() { changes += 1 }
}

// MARK: - Moving

extension Pen {
  /// Goes to a place. What the row shows may be written again where that is shorter, if it is given.
  mutating func move(to row: Int, _ column: Int, over cells: [Cell]? = nil) {
    if row == self.row && column == self.column { return }
    let makesRows = row >= rowCount
    if makesRows { set(.plain) }
    let movement = Movement(
      rows: row - self.row, start: self.column, end: column, makesRows: makesRows
    ) { [style] in cells?.text($0, in: style) }
    text += movement.shortest
    place(row, column)
  }

  /// Goes to a row, wherever in it.
  mutating func move(to row: Int) {
    if row == self.row { return }
    if row >= rowCount || column == nil { return move(to: row, 0) }
    text += Movement.sequence(abs(row - self.row), row < self.row ? "A" : "B")
    place(row, column)
  }

  /// Goes on in the next row, as the terminal does by itself when the next character comes.
  mutating func wrap() { place(row + 1, 0) }

  private mutating func place(_ row: Int, _ column: Int?) {
    (self.row, self.column, isAtMargin) = (row, column, false)
    rowCount = max(rowCount, row + 1)
  }
}

// MARK: - Writing

extension Pen {
  /// Writes a cell where it stands.
  ///
  /// A character that some terminals make wider must not wrap at the end of a row.
  mutating func put(_ cell: Cell) {
    set(cell.style)
    let mayWrap = cell.isDisputed && cell.column + 2 * cell.text.unicodeScalars.count > width
    text += mayWrap ? "\u{1B}[?7l\(cell.text)\u{1B}[?7h" : cell.text
    isAtMargin = cell.end >= width && !cell.isDisputed
    column = cell.end < width && !cell.isDisputed ? cell.end : nil
  }

  /// Empties the cell where it stands.
  mutating func blank() {
    set(.plain)
    text += " "
    let next = (column ?? 0) + 1
    (column, isAtMargin) = (next < width ? next : nil, next >= width)
  }

  /// Empties the row from where it stands.
  mutating func erase() {
    set(.plain)
    text += "\u{1B}[K"
  }

  /// Takes rows out, from the one that it stands in; those below come up.
  mutating func delete(_ count: Int) { shift(count, "M") }

  /// Puts empty rows before the one that it stands in; those below go down.
  mutating func insert(_ count: Int) { shift(count, "L") }

  /// Some terminals go to the first column then, and some do not.
  private mutating func shift(_ count: Int, _ letter: Character) {
    set(.plain)
    text += Movement.sequence(count, letter)
    (column, isAtMargin, changes) = (nil, false, changes + 2)
  }

  /// Writes in a style from now on.
  mutating func set(_ style: Style) {
    text += style.sequence(after: self.style)
    self.style = style
  }
}
