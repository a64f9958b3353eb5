/// A window onto a sequence of rows, with an overflow marker at each end beyond which rows are
/// hidden.
///
///     Viewport(count: 100, room: 20).rows(from: 0) { _ in 1 }  // 0..<19, above "… 81 below"
package struct Viewport {
  /// The total number of rows.
  package let count: Int
  /// The number of lines available for rows and markers.
  package let room: Int
  /// The number of lines in a marker.
  package let markerLength: Int

  package init(count: Int, room: Int, markerLength: Int = 1) {
    self.count = count
    self.room = room
    self.markerLength = markerLength
  }

  /// Returns the range of rows that fit in the viewport, starting at the specified row.
  ///
  /// If the last row fits, the range also contains as many rows before the specified row as fit.
  /// The specified row is included even if it does not fit.
  ///
  /// - Parameters:
  ///   - start: The index of the specified row, clamped to the valid range.
  ///   - anchor: The fraction of the free lines reserved for the rows before the specified row. A
  ///     value of 0 places that row at the top; a value of 1 places it at the bottom.
  ///   - length: A closure that returns the number of lines in a row. The closure is called only
  ///     for rows that may fit.
  /// - Complexity: O(`room`), regardless of the number of rows.
  package func rows(
    from start: Int, anchor: Double = 0, length: (Int) -> Int
  ) -> Range<Int> {
    if count == 0 { return 0..<0 }
    let first = min(max(start, 0), count - 1)
    var rows = first..<first + 1
    var taken = length(first)
    /// Extends the range by one row if that row fits. The range contains at most one row per
    /// available line, because some rows have no lines.
    func extend(to wider: Range<Int>, by row: Int) -> Bool {
      let room = room(for: wider)
      guard taken < room, rows.count < self.room else { return false }
      let new = length(row)
      guard taken + new <= room else { return false }
      (rows, taken) = (wider, taken + new)
      return true
    }
    func extendUp() -> Bool {
      rows.lowerBound > 0
        && extend(to: rows.lowerBound - 1..<rows.upperBound, by: rows.lowerBound - 1)
    }
    func extendDown() -> Bool {
      rows.upperBound < count
        && extend(to: rows.lowerBound..<rows.upperBound + 1, by: rows.upperBound)
    }
    let free = Double(max(room - taken - 2 * markerLength, 0))
    let above = taken + Int((anchor * free).rounded())
    while taken < above, extendUp() {}
    while extendDown() {}
    if rows.upperBound == count { while extendUp() {} }
    return rows
  }

  /// Returns the rows from the specified row, scrolled only as far as needed to reveal another row.
  ///
  /// - Complexity: O(`room`).
  package func rows(
    from start: Int, revealing row: Int, length: (Int) -> Int
  ) -> Range<Int> {
    let shown = rows(from: start, length: length)
    if shown.contains(row) { return shown }
    return rows(from: row, anchor: row < shown.lowerBound ? 0 : 1, length: length)
  }

  /// Returns the number of lines that the markers leave for rows.
  private func room(for rows: Range<Int>) -> Int {
    let markers = (rows.lowerBound > 0 ? 1 : 0) + (rows.upperBound < count ? 1 : 0)
    return room - markers * markerLength
  }
}
