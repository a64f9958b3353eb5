import PlatenLines

/// The contiguous cells of a row, in the styles that the terminal supports.
final class CellRow: Sendable {
  /// The line from which the row was created.
  let source: Line
  /// The cells of the row, without trailing cells that look erased.
  let cells: [Cell]
  /// The addresses that the terminal can open.
  let links: [Hyperlink]
  private let styles: [Style]
  private let longTexts: [String]

  /// Creates the cells of a line, with those of the gutter in front of it.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ source: Line, on terminal: TerminalCapabilities) {
    self.source = source
    let line = terminal.gutter.marked(terminal.showsUTF8 ? source : source.inASCII)
    let gutter = terminal.gutter.content(nextTo: source)
    var writer = CellBuilder(width: gutter.width + line.width)
    gutter.forEachRun { writer.append($0, terminal.style($1)) }
    line.forEachRun { writer.append($0, terminal.style($1)) }
    writer.dropBlanks()
    links = terminal.showsLinks ? line.hyperlinks(from: gutter.width) : []
    (cells, styles, longTexts) = (writer.cells, writer.styles, writer.longTexts)
  }

  static let empty = CellRow(.empty, on: TerminalCapabilities(width: 2, height: 1))

  /// The column after the last cell.
  var end: Int { cells.last?.end ?? 0 }

  func style(of cell: Cell) -> Style { styles[Int(cell.style)] }

  /// Returns the address of the link to which the cell at a column belongs, if any.
  func address(at column: Int) -> String? { links.first { $0.columns.contains(column) }?.address }

  /// Returns the style of the cell that begins at a column, or plain if there is none.
  func style(at column: Int) -> Style {
    cells.first { $0.column == column }.map(style(of:)) ?? .plain
  }

  /// Returns whether a cell looks the same as an erased cell.
  func isBlank(_ cell: Cell) -> Bool { cell.code == 0x20 && style(of: cell) == .plain }

  /// Returns whether two cells that begin in the same column of different rows look the same.
  ///
  /// - Parameter styles: The numbers of this row's styles in the other row.
  func shows(_ cell: Cell, as other: Cell, of row: CellRow, styles: [Int32]) -> Bool {
    cell.code == other.code && cell.width == other.width && cell.isDisputed == other.isDisputed
      && styles[Int(cell.style)] == other.style
      && (cell.long < 0 || longTexts[Int(cell.long)] == row.longTexts[Int(other.long)])
  }

  /// Returns the minimum number of cells that must be written to replace a displayed row with this
  /// row.
  func cellsWritten(over row: CellRow) -> Int {
    if self === row { return 0 }
    let (cells, others) = (cells, row.cells)
    var count = 0
    for index in 0..<min(cells.count, others.count)
    where cells[index].column == others[index].column
      && cells[index].code != others[index].code && cells[index].code != 0x20
    {
      count += 1
    }
    return count
  }

  /// Returns the number of each of this row's styles in another row, or -1 if that row does not
  /// have the style.
  func styleNumbers(in row: CellRow) -> [Int32] {
    styles.map { style in row.styles.firstIndex(of: style).map(Int32.init) ?? -1 }
  }

  /// Appends the bytes of a cell's character to a buffer.
  func append(_ cell: Cell, to bytes: inout [UInt8]) {
    if cell.long >= 0 { return bytes.append(contentsOf: longTexts[Int(cell.long)].utf8) }
    var code = cell.code
    while code > 0 {
      bytes.append(UInt8(truncatingIfNeeded: code))
      code >>= 8
    }
  }
}

// MARK: - Rewriting Cells

extension CellRow {
  /// A range of displayed cells that are written again, unchanged, to move the cursor across them.
  struct CellSpan {
    /// The indices of the cells in the row.
    let cells: Range<Int>
    /// The number of spaces after the cells.
    let blanks: Int
    /// The number of bytes to write.
    let count: Int
  }

  /// Returns the cells in a range of columns, or `nil` if the cells need another style or might not
  /// end at the range's upper bound.
  func stretch(_ columns: Range<Int>, in style: Style) -> CellSpan? {
    let blanks = max(columns.upperBound - max(end, columns.lowerBound), 0)
    if blanks > 0 && style != .plain || !links.isEmpty { return nil }
    let upper = columns.upperBound - blanks
    var last = min(columns.lowerBound, cells.count)
    while last > 0 && cells[last - 1].column >= columns.lowerBound { last -= 1 }
    let first = last
    var (column, count) = (columns.lowerBound, blanks)
    while column < upper {
      guard last < cells.count, cells[last].column == column, !cells[last].isDisputed,
        cells[last].long < 0, self.style(of: cells[last]) == style
      else { return nil }
      (column, count) = (cells[last].end, count + cells[last].byteCount)
      last += 1
    }
    return column == upper ? CellSpan(cells: first..<last, blanks: blanks, count: count) : nil
  }
}

extension Line {
  /// The line as it appears on an ASCII-only terminal.
  ///
  /// A question mark replaces each cell of any other character, which preserves the columns.
  var inASCII: Line {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return replacingTexts(\.inASCII)
  }
}

extension String {
  /// The text as it appears on an ASCII-only terminal, with the same columns.
  var inASCII: String {
    map { $0.isASCII ? String($0) : String(repeating: "?", count: String($0).cells) }.joined()
  }
}
