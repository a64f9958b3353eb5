import PlatenLines

extension EscapeWriter {
  /// Moves the cursor by the shortest sequence, which may rewrite displayed cells.
  ///
  /// - Parameters:
  ///   - row: The target row.
  ///   - column: The target column; `nil` if any column is acceptable.
  ///   - text: The displayed content of the target row, if its cells can be rewritten.
  ///   - required: The style that must be active afterward, or `nil` if any style is acceptable.
  mutating func move(
    to row: Int, _ column: Int?, over text: CellRow? = nil, in required: Style? = nil
  ) {
    let makesRows = row >= rowCount
    if row == self.row && (column == nil || column == self.column) {
      return required.map { set($0) } ?? ()
    }
    let during = makesRows ? .plain : required ?? style
    let direct = CursorMovement(
      rows: row - self.row, start: self.column, end: column, text: text, style: during
    ).shortest(makesRows: makesRows)
    if !makesRows, lastVisit != nil {
      let limit = direct.count + bytesToChange(style, to: required)
      if goesBack(to: row, column, over: text, in: required, within: limit) { return }
    }
    set(during)
    follow(direct, to: row, column, over: text)
    if let required { set(required) }
  }

  /// Returns the number of bytes that change a style to the required one.
  func bytesToChange(_ style: Style, to required: Style?) -> Int {
    required?.sequenceLength(after: style) ?? 0
  }

  /// Moves the writer's position to the start of the next row, where the terminal wraps the next
  /// character.
  mutating func wrap() { place(row + 1, 0) }

  /// Moves the cursor along a route.
  mutating func follow(
    _ way: CursorMovement.Route, to row: Int, _ column: Int?, over text: CellRow?
  ) {
    let from = self.column
    switch way.vertical {
    case .straight: appendRows(row - self.row)
    case .newlines: bytes.appendRepeated(0x0A, row - self.row)
    case .returnAndNewlines:
      bytes.append(0x0D)
      bytes.appendRepeated(0x0A, row - self.row)
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
    _ way: CursorMovement.Horizontal, from start: Int, to end: Int, over text: CellRow?
  ) {
    switch way {
    case .none: break
    case .toColumn: bytes.appendSequence(end + 1, "G")
    case .toStart: bytes.append(0x0D)
    case .right: bytes.appendSequence(end - start, "C")
    case .left: bytes.appendSequence(start - end, "D")
    case .backspaces: bytes.appendRepeated(0x08, start - end)
    case .over(let stretch): append(stretch, of: text)
    case .fromStartOver(let stretch):
      bytes.append(0x0D)
      append(stretch, of: text)
    }
  }

  private mutating func append(_ stretch: CellRow.CellSpan, of text: CellRow?) {
    guard let text else { return }
    for index in stretch.cells { text.append(text.cells[index], to: &bytes) }
    bytes.appendRepeated(0x20, stretch.blanks)
  }

  /// Appends a movement by the specified number of rows.
  ///
  /// A movement by a single row uses IND or RI, which cannot scroll here because the target row
  /// exists.
  private mutating func appendRows(_ rows: Int) {
    switch rows {
    case 0: break
    case 1: bytes += "\u{1B}D".utf8
    case -1: bytes += "\u{1B}M".utf8
    default: bytes.appendSequence(abs(rows), rows < 0 ? "A" : "B")
    }
  }

  private mutating func place(_ row: Int, _ column: Int?) {
    (self.row, self.column, isAtMargin) = (row, column, false)
    if row >= rowCount {
      rowCount = row + 1
      // The terminal may have scrolled, so the saved position is no longer valid.
      lastVisit = nil
    }
    noteVisit()
  }
}
