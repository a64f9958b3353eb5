/// Room for some rows of many, with a marker at each end where rows are cut off.
///
///     Viewport(count: 100, room: 20).rows(from: 0) { _ in 1 }  // 0..<19, above "… 81 below"
package struct Viewport {
  /// The number of rows.
  package let count: Int
  /// The lines for rows and markers.
  package let room: Int
  /// The lines of a marker.
  package let markerLength: Int

  package init(count: Int, room: Int, markerLength: Int = 1) {
    self.count = count
    self.room = room
    self.markerLength = markerLength
  }

  /// The rows from a given one that fit; if these are the last, also as many before it as fit. The
  /// given row is shown even if it does not fit.
  ///
  /// - Parameters:
  ///   - start: The given row; the nearest one is taken if there is no such row.
  ///   - anchor: The share of the free lines that goes to rows before the given one: 0 puts it at the
  ///     top, 1 at the bottom.
  ///   - length: The lines of a row; asked only of rows that may fit.
  /// - Complexity: O(`room`), whatever the number of rows.
  package func rows(
    from start: Int, anchor: Double = 0, length: (Int) -> Int
  ) -> Range<Int> {
    if count == 0 { return 0..<0 }
    let first = min(max(start, 0), count - 1)
    var rows = first..<first + 1
    var taken = length(first)
    /// Takes one more row, if it fits: at most as many as there are lines, for some rows have none.
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

  /// The rows from one on, moved no further than needed to show another.
  ///
  /// - Complexity: O(`room`).
  package func rows(
    from start: Int, revealing row: Int, length: (Int) -> Int
  ) -> Range<Int> {
    let shown = rows(from: start, length: length)
    if shown.contains(row) { return shown }
    return rows(from: row, anchor: row < shown.lowerBound ? 0 : 1, length: length)
  }

  /// The lines that markers leave for rows.
  private func room(for rows: Range<Int>) -> Int {
    let markers = (rows.lowerBound > 0 ? 1 : 0) + (rows.upperBound < count ? 1 : 0)
    return room - markers * markerLength
  }
}
