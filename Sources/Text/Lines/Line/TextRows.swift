/// The rows in which a text with several lines is displayed and edited.
///
/// A line that is wider than a row continues on the next row, after a space if possible. Unlike
/// ``Line/wrapped(to:)``, every character except a newline belongs to a row, so that a caret can be
/// placed before any character. Spaces at the end of a row may exceed its width.
///
///     TextRows("a view\ndescribes", width: 7).rows  // "a view", "describ", "es"
///
/// > Law: **Rows lose no character.** The rows, with a newline after each row that ends a line
/// > except the last, form the text.
package struct TextRows {
  /// A range of the text, without the newline that follows it.
  package struct Row: Equatable {
    package let range: Range<String.Index>
    /// Whether the next row begins another line, or there is no next row.
    package let endsLine: Bool
  }

  package let text: String
  /// The rows, of which there is at least one.
  package private(set) var rows: [Row] = []

  /// Creates the rows of a text.
  ///
  /// - Parameter width: The width of a row, in cells. A character that is wider occupies a row.
  /// - Complexity: O(*n*) in the number of characters.
  package init(_ text: String, width: Int) {
    self.text = text
    var (start, index) = (text.startIndex, text.startIndex)
    var column = 0
    /// The position after the last space of the row.
    var gap: String.Index?
    while index < text.endIndex {
      let (character, next) = (text[index], text.index(after: index))
      let cells = character.cells(at: column)
      if character.isNewline {
        rows.append(Row(range: start..<index, endsLine: true))
        (start, index, column, gap) = (next, next, 0, nil)
      } else if column + cells > width, character != " ", start < index {
        let end = gap ?? index
        rows.append(Row(range: start..<end, endsLine: false))
        // A tab in the rest of the row is measured again, because its width depends on its column.
        (start, index, column, gap) = (end, end, 0, nil)
      } else {
        column += cells
        if character == " " { gap = next }
        index = next
      }
    }
    rows.append(Row(range: start..<text.endIndex, endsLine: true))
  }
}

// MARK: - Positions

extension TextRows {
  /// Returns the number of the row that displays the caret before the character at an index.
  package func row(of index: String.Index) -> Int {
    rows.lastIndex { $0.range.lowerBound <= index } ?? 0
  }

  /// Returns the column of the character at an index of a row, in cells.
  package func column(of index: String.Index, inRow row: Int) -> Int {
    text[rows[row].range.lowerBound..<index].reduce(0) { $0 + $1.cells(at: $0) }
  }

  /// Returns the index of the character at a column of a row, or of the last position in the row if
  /// the row is shorter.
  ///
  /// - Parameter row: The number of the row, which is clamped to the valid numbers.
  package func index(atColumn column: Int, ofRow row: Int) -> String.Index {
    let row = rows[min(max(row, 0), rows.count - 1)]
    var (index, cells) = (row.range.lowerBound, 0)
    while index < row.range.upperBound {
      let next = text.index(after: index)
      cells += text[index].cells(at: cells)
      // The end of a row that does not end a line is the start of the next row.
      if cells > column || next == row.range.upperBound && !row.endsLine { break }
      index = next
    }
    return index
  }
}

extension Character {
  /// The width of the character in a ``Line``, in which a tab extends to the next multiple of 8
  /// cells and a symbol replaces a control character.
  func cells(at column: Int) -> Int {
    if self == "\t" { return 8 - column % 8 }
    return isASCII ? 1 : String(self).printable.cells
  }
}
