import Platen

extension EscapeWriter {
  /// A time at which the pen was where it is to be in the end, so that the terminal can keep the
  /// place and go back to it.
  struct Visit {
    /// The bytes written before.
    fileprivate let offset: Int
    /// The style, which the terminal keeps with the place.
    fileprivate let style: Style
    /// Whether the terminal was told to keep it.
    fileprivate var isKept = false
  }

  /// Notes that it is where it is to be in the end, if it is.
  mutating func noteVisit() {
    guard row == finalCursor.row, column == finalCursor.column, lastVisit?.isKept != true else {
      return
    }
    lastVisit = Visit(offset: bytes.count, style: style)
  }

  /// Goes to a place from where it was when it was where it is to be in the end, if that is shorter.
  ///
  /// To have the terminal keep the place takes as many bytes as to go back; half of them are counted,
  /// because mostly more than one way begins or ends there.
  mutating func goesBack(
    to row: Int, _ column: Int?, over text: CellRow?, _ isPlain: Bool, within limit: Int
  ) -> Bool {
    guard let lastVisit else { return false }
    let least = (lastVisit.isKept ? 2 : 3) + (isPlain && lastVisit.style != .plain ? 3 : 0)
    if least >= limit { return false }
    let way = CursorMovement(
      rows: row - finalCursor.row, start: finalCursor.column, end: column, text: text,
      style: lastVisit.style
    ).shortest(makesRows: false)
    if way.count + least >= limit { return false }
    goBack(to: lastVisit)
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
    self.lastVisit = Visit(offset: bytes.count, style: style, isKept: terminal.keepsPlace)
    (row, column, isAtMargin) = (finalCursor.row, finalCursor.column, false)
  }
}
