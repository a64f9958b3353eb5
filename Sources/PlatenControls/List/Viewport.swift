/// Which rows of many fit a number of lines.
///
///     Window.rows(of: 100, from: 0, within: 20) { _ in 1 }  // 0..<19, and a line "… 81 below"
@MainActor
enum Viewport {
  /// The rows from the one given on that fit, with a line at each end where rows are cut off; at
  /// the end of all rows, as many more before it as fit. At least one, whatever its height.
  ///
  /// - Parameters:
  ///   - anchor: The share of the free lines that goes to rows before the one given: 0 to begin
  ///     with it, 1 to end with it.
  ///   - end: The lines that an end takes where rows are cut off.
  ///   - height: The lines of a row; asked only of rows that may fit.
  /// - Complexity: proportional to the lines of the window, whatever the number of rows.
  static func rows(
    of count: Int, from start: Int, at anchor: Double = 0, within lines: Int, end: Int = 1,
    height: (Int) -> Int
  ) -> Range<Int> {
    if count == 0 { return 0..<0 }
    let first = min(max(start, 0), count - 1)
    var rows = first..<first + 1
    var taken = height(first)
    /// Takes one row more at an end, if it fits; as many rows as lines at most, for some have none.
    func extend(to wider: Range<Int>, by row: Int) -> Bool {
      let room = lines - (wider.lowerBound > 0 ? end : 0) - (wider.upperBound < count ? end : 0)
      guard taken < room, rows.count < lines else { return false }
      let new = height(row)
      guard taken + new <= room else { return false }
      (rows, taken) = (wider, taken + new)
      return true
    }
    let free = Double(max(lines - taken - 2 * end, 0))
    let above = taken + Int((anchor * free).rounded())
    while rows.lowerBound > 0, taken < above {
      let next = rows.lowerBound - 1
      guard extend(to: next..<rows.upperBound, by: next) else { break }
    }
    while rows.upperBound < count {
      let next = rows.upperBound
      guard extend(to: rows.lowerBound..<next + 1, by: next) else { return rows }
    }
    while rows.lowerBound > 0 {
      let next = rows.lowerBound - 1
      guard extend(to: next..<rows.upperBound, by: next) else { return rows }
    }
    return rows
  }
}
