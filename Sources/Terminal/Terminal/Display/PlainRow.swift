import PlatenLines

/// The row of a terminal that contains an edited line, drawn without escape sequences.
///
/// Only characters, spaces and backspaces change the row, so a screen reader reads the characters that
/// the user types. A line that is wider than the terminal is shown in part, around the caret.
struct PlainRow {
  /// A character as it appears, and its width in cells.
  private struct Cell: Equatable {
    let text: String
    let width: Int
  }

  private var shown: [Cell] = []
  /// The number of shown characters before the cursor.
  private var cursor = 0
  /// The number of omitted characters at the start of the line.
  private var first = 0

  /// Whether the row is empty.
  var isEmpty: Bool { shown.isEmpty }

  /// Shows a line in place of the current one, or below it if the terminal has become narrower and may
  /// have wrapped it.
  ///
  /// - Parameters:
  ///   - caret: The number of bytes of the text before the caret.
  ///   - width: The width of the terminal, in cells. The last column remains empty, because a backspace
  ///     does not return from the next row.
  /// - Returns: The text to write.
  mutating func show(prompt: String, text: String, caret: Int, width: Int) -> String {
    let cells = Self.cells(of: prompt) + Self.cells(of: text)
    var (point, offset) = (prompt.count, 0)
    for character in text where offset < caret {
      offset += character.utf8.count
      point += 1
    }
    let room = max(width - 1, 2)
    // A backspace does not return to the row above.
    let left = Self.width(of: shown[...]) > room ? leave() : ""
    let window = window(of: cells, around: point, width: room)
    first = window.lowerBound
    return left + replace(with: Array(cells[window]), cursor: point - first)
  }

  /// Moves below the row.
  ///
  /// - Returns: The text to write.
  mutating func leave() -> String {
    let rest = move(to: shown.count)
    self = PlainRow()
    return rest + "\n"
  }

  private static func cells(of text: String) -> [Cell] {
    text.map { character in
      let text = String(character).printable
      return Cell(text: text, width: text.cells)
    }
  }

  /// Returns the characters to show: all that fit, or a part that contains the caret.
  private func window(of cells: [Cell], around point: Int, width: Int) -> Range<Int> {
    func end(from start: Int) -> Int {
      var (end, free) = (start, width)
      while end < cells.count, cells[end].width <= free {
        free -= cells[end].width
        end += 1
      }
      return end
    }
    let whole = end(from: 0)
    if whole == cells.count { return 0..<whole }
    let old = min(first, point)
    // The caret can be behind the last character.
    if first <= point, point < end(from: old) || end(from: old) == cells.count {
      return old..<end(from: old)
    }
    var (start, free) = (point, width / 2)
    while start > 0, cells[start - 1].width <= free {
      start -= 1
      free -= cells[start].width
    }
    return start..<end(from: start)
  }

  private mutating func replace(with new: [Cell], cursor end: Int) -> String {
    let kept = zip(shown, new).prefix { $0 == $1 }.count
    if kept == new.count && kept == shown.count { return move(to: end) }
    var text = move(to: kept)
    text += new[kept...].map(\.text).joined()
    let excess = max(0, Self.width(of: shown[kept...]) - Self.width(of: new[kept...]))
    text += String(repeating: " ", count: excess) + String(repeating: "\u{8}", count: excess)
    (shown, cursor) = (new, new.count)
    return text + move(to: end)
  }

  /// Moves the cursor by backspaces, or by writing the characters in between again.
  private mutating func move(to index: Int) -> String {
    defer { cursor = index }
    if index >= cursor { return shown[cursor..<index].map(\.text).joined() }
    return String(repeating: "\u{8}", count: Self.width(of: shown[index..<cursor]))
  }

  private static func width(of cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }
}
