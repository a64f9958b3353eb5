import PlatenLines

/// A movement of the terminal's cursor.
///
/// The current column is unknown after the last cell of a row is written, and after a character
/// whose width terminals disagree on. The column is then set absolutely.
struct CursorMovement {
  /// The number of rows to move down, or up if negative.
  let rows: Int
  /// The initial column, if known.
  let start: Int?
  /// The target column; `nil` if any column is acceptable.
  let end: Int?
  /// The displayed content of the target row, if its cells can be rewritten.
  let text: CellRow?
  /// The active style during the movement.
  let style: Style

  /// A method of moving the cursor to another row.
  enum Vertical {
    /// A movement within the same column.
    case straight
    /// A movement by newlines only.
    ///
    /// A newline may or may not return the cursor to the first column. The final column is
    /// therefore known only if the movement starts in the first column.
    case newlines
    /// A carriage return, followed by newlines.
    case returnAndNewlines
  }

  /// A method of moving the cursor within a row.
  enum Horizontal {
    case none, toColumn, toStart, right, left, backspaces
    case over(CellRow.CellSpan)
    case fromStartOver(CellRow.CellSpan)
  }

  /// A combination of a vertical and a horizontal movement, with its length in bytes.
  struct Route {
    var vertical = Vertical.straight
    var horizontal = Horizontal.none
    var count = Int.max
  }

  /// Returns the route with the fewest bytes.
  ///
  /// - Parameter makesRows: Whether newlines must create the target row.
  func shortest(makesRows: Bool) -> Route {
    var best = Route()
    if !makesRows { consider(.straight, Self.rowBytes(rows), to: start, &best) }
    if rows > 0 {
      if start != 0 { consider(.returnAndNewlines, rows + 1, to: 0, &best) }
      consider(.newlines, rows, to: start == 0 ? 0 : nil, &best)
    }
    return best
  }

  private func consider(_ vertical: Vertical, _ count: Int, to column: Int?, _ best: inout Route) {
    if count >= best.count { return }
    let (horizontal, bytes) = horizontal(from: column)
    if count + bytes < best.count {
      best = Route(vertical: vertical, horizontal: horizontal, count: count + bytes)
    }
  }

  private func horizontal(from column: Int?) -> (Horizontal, Int) {
    guard let end, column != end else { return (.none, 0) }
    if end == 0 { return (.toStart, 1) }
    var best = (Horizontal.toColumn, Self.bytes(end + 1))
    func consider(_ way: @autoclosure () -> Horizontal, _ count: Int) {
      if count < best.1 { best = (way(), count) }
    }
    if let column, column < end {
      consider(.right, Self.bytes(end - column))
      if end - column < best.1, let stretch = text?.stretch(column..<end, in: style) {
        consider(.over(stretch), stretch.count)
      }
    } else if let column {
      consider(.left, Self.bytes(column - end))
      consider(.backspaces, column - end)
    }
    if end + 1 < best.1, let stretch = text?.stretch(0..<end, in: style) {
      consider(.fromStartOver(stretch), stretch.count + 1)
    }
    return best
  }

  /// Returns the number of bytes needed to move the cursor by the specified number of rows within a
  /// column.
  static func rowBytes(_ rows: Int) -> Int { rows == 0 ? 0 : abs(rows) == 1 ? 2 : bytes(abs(rows)) }

  /// Returns the length, in bytes, of a control sequence with a count. A count of 1 is omitted.
  static func bytes(_ count: Int) -> Int {
    var (bytes, rest) = (count == 1 ? 3 : 4, count / 10)
    while rest > 0 { (bytes, rest) = (bytes + 1, rest / 10) }
    return bytes
  }
}
