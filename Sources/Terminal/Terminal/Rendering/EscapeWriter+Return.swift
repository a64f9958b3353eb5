import PlatenLines

extension EscapeWriter {
  /// A point in the output at which the cursor was at its final position, which the terminal can
  /// save there and restore later.
  struct Visit {
    /// The number of bytes written before the visit.
    fileprivate let offset: Int
    /// The style at the visit, which the terminal saves with the position.
    fileprivate let style: Style
    /// Whether the output contains the sequence that saves the position.
    fileprivate var isKept = false
  }

  /// Records a visit if the cursor is at its final position.
  mutating func noteVisit() {
    guard row == finalCursor.row, column == finalCursor.column, lastVisit?.isKept != true else {
      return
    }
    lastVisit = Visit(offset: bytes.count, style: style)
  }

  /// Restores the position of the last visit and moves the cursor from there, if that takes fewer
  /// bytes than the limit.
  ///
  /// Saving a position takes as many bytes as restoring it. Only half of the bytes for saving are
  /// counted, because several movements usually start or end at the final position.
  ///
  /// - Returns: Whether the cursor moved.
  mutating func goesBack(
    to row: Int, _ column: Int?, over text: CellRow?, in required: Style?, within limit: Int
  ) -> Bool {
    guard let lastVisit else { return false }
    let least = (lastVisit.isKept ? 2 : 3) + bytesToChange(lastVisit.style, to: required)
    if least >= limit { return false }
    let way = CursorMovement(
      rows: row - finalCursor.row, start: finalCursor.column, end: column, text: text,
      style: lastVisit.style
    ).shortest(makesRows: false)
    if way.count + least >= limit { return false }
    goBack(to: lastVisit)
    follow(way, to: row, column, over: text)
    if let required { set(required) }
    return true
  }

  /// Restores the position and the style of a visit.
  private mutating func goBack(to visit: Visit) {
    if !visit.isKept { bytes.insert(contentsOf: [0x1B, 0x37], at: visit.offset) }
    bytes.append(0x1B)
    bytes.append(0x38)
    style = visit.style
    self.lastVisit = Visit(offset: bytes.count, style: style, isKept: terminal.keepsPlace)
    (row, column, isAtMargin) = (finalCursor.row, finalCursor.column, false)
  }
}
