import PlatenLines

/// The inside of a field with several lines: its rows, or the part of them that fits.
///
/// The last cell of each row is free for the caret, so that the rows are the same with and without
/// the focus.
struct TextBox {
  private let rows: TextRows
  private let width: Int
  private let heights: ClosedRange<Int>

  /// Creates the inside of a field.
  ///
  /// - Parameters:
  ///   - width: The width inside the brackets, in cells.
  ///   - heights: The range of the number of lines.
  init(_ text: String, width: Int, heights: ClosedRange<Int>) {
    rows = TextRows(text, width: Self.rowWidth(in: width))
    (self.width, self.heights) = (width, heights)
  }

  /// Returns the width of a row in a field, in cells.
  static func rowWidth(in width: Int) -> Int { max(width - 1, 1) }

  /// Returns the visible rows, between notes that count the rows above and below.
  ///
  /// - Parameters:
  ///   - caret: The number of characters before the caret, or `nil` if the field has no caret.
  ///   - first: The first visible row, which moves no more than necessary to reveal the caret.
  ///   - overflow: A closure that returns the text of a note: `… 3 below`.
  func lines(
    caret: Int?, from first: inout Int, overflow: (_ count: Int, _ end: String) -> Line
  ) -> [Line] {
    let text = rows.text
    let caret = caret.map { count in
      text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    }
    let caretRow = caret.map(rows.row)
    let count = rows.rows.count
    let height = min(max(count, heights.lowerBound), heights.upperBound)
    let hasNotes = height > 2
    let viewport = Viewport(count: count, room: height, markerLength: hasNotes ? 1 : 0)
    let shown = viewport.rows(from: first, revealing: caretRow ?? first) { _ in 1 }
    first = shown.lowerBound
    var lines = shown.map { line($0, caret: $0 == caretRow ? caret : nil) }
    if hasNotes, first > 0 { lines.insert(overflow(first, "above"), at: 0) }
    if hasNotes, shown.upperBound < count {
      lines.append(overflow(count - shown.upperBound, "below"))
    }
    lines += Array(repeating: .empty, count: max(height - lines.count, 0))
    return lines.map { $0.prefix(cells: width).padded(to: width) }
  }

  /// Returns a row, with the caret on the character at an index or, at the end of the row, on an
  /// empty cell.
  private func line(_ row: Int, caret: String.Index?) -> Line {
    let range = rows.rows[row].range
    let text = rows.text[range]
    guard let caret else { return Line(String(text)) }
    // Spaces at the end of a row can exceed its width.
    let column = min(rows.column(of: caret, inRow: row), width - 1)
    let next = text[caret...].first.map { $0 == "\t" ? " " : String($0) } ?? " "
    let end = column + max(Line(next).width, 1)
    let line = Line(text + " ")
    return line.prefix(cells: column)
      + line.prefix(cells: end).dropFirst(cells: column).styled(Style(.caret))
      + line.dropFirst(cells: end)
  }
}
