import Platen

/// The way of a terminal's cursor from one place to another.
///
/// A column is not known where the cursor stands behind the last cell of a row, or behind a
/// character on whose width terminals disagree; it is set absolutely then.
struct CursorMovement {
  /// The rows down; up, if negative.
  let rows: Int
  /// Where it begins, if that is known.
  let start: Int?
  /// Where it ends; anywhere, if nothing.
  let end: Int?
  /// What the row where it ends shows, if that may be written again in a style.
  let text: CellRow?
  /// The style in which it goes.
  let style: Style

  /// How to come to another row.
  enum Vertical {
    /// To the same column of that row.
    case straight
    /// By newlines: from the first column to the first, from any other to one that is not known,
    /// because a newline may return to the first or not.
    case newlines
    /// To the first column, and by newlines from there.
    case returnAndNewlines
  }

  /// How to come to another column of a row.
  enum Horizontal {
    case none, toColumn, toStart, right, left, backspaces
    case over(CellRow.CellSpan)
    case fromStartOver(CellRow.CellSpan)
  }

  /// A way, and its bytes.
  struct Route {
    var vertical = Vertical.straight
    var horizontal = Horizontal.none
    var count = Int.max
  }

  /// The way of the fewest bytes.
  ///
  /// - Parameter makesRows: Whether the rows below have to be made.
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

  /// The bytes of the way to another row in the same column.
  static func rowBytes(_ rows: Int) -> Int { rows == 0 ? 0 : abs(rows) == 1 ? 2 : bytes(abs(rows)) }

  /// The bytes of a sequence with a count; 1 goes without saying.
  static func bytes(_ count: Int) -> Int {
    var (bytes, rest) = (count == 1 ? 3 : 4, count / 10)
    while rest > 0 { (bytes, rest) = (bytes + 1, rest / 10) }
    return bytes
  }
}
