import PlatenLines

/// A grid of cells for lines of dots, columns and characters.
///
/// A cell contains two columns and four rows of dots, the cells of Braille patterns.
struct PlotCanvas {
  let width: Int
  let height: Int
  private var cells: [Cell]

  private struct Cell {
    var dots: UInt8 = 0
    var character: Character?
    var style = Style.plain

    var isEmpty: Bool { dots == 0 && character == nil }
  }

  /// Creates an empty canvas of at least one cell.
  init(width: Int, height: Int) {
    (self.width, self.height) = (max(width, 1), max(height, 1))
    cells = Array(repeating: Cell(), count: self.width * self.height)
  }

  /// The number of dots beside and above each other.
  var dotWidth: Int { width * 2 }
  var dotHeight: Int { height * 4 }

  /// The bits of the dots of a cell, by column and row.
  private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return nil }
    return row * width + column
  }

  /// Adds a dot; one outside the canvas is ignored.
  mutating func dot(_ x: Int, _ y: Int, _ style: Style) {
    guard x >= 0, y >= 0, let index = index(x / 2, y / 4) else { return }
    cells[index].dots |= Self.bits[x % 2][y % 4]
    cells[index].style = style
  }

  /// Adds a line of dots.
  ///
  /// See J. E. Bresenham, "Algorithm for computer control of a digital plotter" (1965).
  mutating func line(from start: DotPoint, to end: DotPoint, _ style: Style) {
    var (x, y) = (start.x, start.y)
    let (width, height) = (abs(end.x - x), -abs(end.y - y))
    let (right, down) = (x < end.x ? 1 : -1, y < end.y ? 1 : -1)
    var error = width + height
    while true {
      dot(x, y, style)
      if x == end.x, y == end.y { return }
      let double = 2 * error
      if double >= height { (error, x) = (error + height, x + right) }
      if double <= width { (error, y) = (error + width, y + down) }
    }
  }

  /// Puts a character into a cell; one outside the canvas is ignored.
  mutating func put(_ character: Character, _ column: Int, _ row: Int, _ style: Style) {
    guard let index = index(column, row) else { return }
    cells[index].character = character
    cells[index].style = style
  }

  /// Puts a character into a cell that is empty.
  mutating func putBehind(_ character: Character, _ column: Int, _ row: Int, _ style: Style) {
    guard let index = index(column, row), cells[index].isEmpty else { return }
    put(character, column, row, style)
  }

  /// Writes a text, moved into the canvas, unless it would cover something.
  mutating func write(_ text: Line, centeredAt column: Int, _ row: Int) {
    guard (0..<height).contains(row), text.width > 0, text.width <= width,
      text.text.count == text.width
    else { return }
    let start = min(max(column - text.width / 2, 0), width - text.width)
    let range = row * width + start..<row * width + start + text.width
    guard cells[range].allSatisfy({ $0.isEmpty }) else { return }
    for (offset, character) in text.text.enumerated() {
      put(character, start + offset, row, .plain)
    }
  }

  /// Returns a line for each row.
  func lines(glyphs: Glyphs) -> [Line] {
    (0..<height).map { row in
      var line = CellRow(width: width)
      for (column, cell) in cells[row * width..<(row + 1) * width].enumerated()
      where !cell.isEmpty {
        line[column] = (cell.character ?? glyphs.dots(cell.dots), cell.style)
      }
      return line.line
    }
  }
}

/// A position in dots, from the upper left corner.
struct DotPoint: Equatable {
  var x: Int
  var y: Int
}
