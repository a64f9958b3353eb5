import Platen

/// Where a prompt and the line typed behind it stand, cut into rows of a terminal.
///
/// It is laid out by cluster, in the cells that a line says; a control shows as a sign.
struct PromptLayout: Equatable {
  /// A row and a cell in it, both from 0.
  typealias Place = (row: Int, column: Int)

  /// What is written for each row; none is wider than the terminal.
  private(set) var rows = [""]
  /// The cells of each row.
  private var widths = [0]
  /// Where the next character goes.
  private(set) var cursor: Place = (0, 0)
  private let width: Int

  /// - Parameters:
  ///   - point: How many bytes of the text stand before the cursor.
  ///   - width: Cells in a row of the terminal.
  init(prompt: String, text: String, point: Int, width: Int) {
    self.width = max(width, 2)
    for character in prompt { append(character) }
    var offset = 0
    for character in text {
      append(character, isAtCursor: offset <= point)
      offset += character.utf8.count
    }
    if widths[widths.count - 1] == self.width { breakRow() }
    if point >= offset { cursor = end }
  }

  static func == (a: PromptLayout, b: PromptLayout) -> Bool {
    a.rows == b.rows && a.cursor == b.cursor
  }

  private var end: Place { (rows.count - 1, widths[widths.count - 1]) }

  private mutating func append(_ character: Character, isAtCursor: Bool = false) {
    let text = String(character).printable
    let cells = min(text.cells, width)
    if end.column + cells > width { breakRow() }
    if isAtCursor { cursor = end }
    rows[rows.count - 1] += text
    widths[widths.count - 1] += cells
    // Terminals disagree on the width of clusters: the column is set after one.
    if character.unicodeScalars.count > 1 && end.column < width {
      rows[rows.count - 1] += "\u{1B}[\(end.column + 1)G"
    }
  }

  private mutating func breakRow() {
    rows.append("")
    widths.append(0)
  }
}

extension PromptLayout {
  /// As many rows as a terminal has, with the cursor's among them.
  func window(height: Int) -> PromptLayout {
    if rows.count <= height { return self }
    var window = self
    let first = min(max(0, cursor.row - height + 1), rows.count - height)
    window.rows = Array(rows[first..<(first + height)])
    window.widths = Array(widths[first..<(first + height)])
    window.cursor.row -= first
    return window
  }

  /// What was typed at the end of the last row to make the other layout, if that is all.
  func continuation(in other: PromptLayout) -> String? {
    let last = rows.count - 1
    let (old, new) = (rows[last].utf8, other.rows[last % other.rows.count].utf8)
    guard rows.count == other.rows.count, rows.dropLast() == other.rows.dropLast(),
      cursor == end, other.cursor == other.end, new.starts(with: old)
    else { return nil }
    return String(decoding: new.dropFirst(old.count), as: UTF8.self)
  }

  /// The same on a terminal that has cut rows which are too wide for it.
  func reflowed(width: Int) -> PromptLayout {
    var reflowed = self
    let heights = widths.map { max(1, ($0 + width - 1) / width) }
    reflowed.rows = zip(rows, heights).flatMap { [$0] + Array(repeating: "", count: $1 - 1) }
    reflowed.widths = Array(repeating: 0, count: reflowed.rows.count)
    reflowed.cursor = (
      heights[..<cursor.row].reduce(0, +) + cursor.column / width, cursor.column % width
    )
    return reflowed
  }
}
