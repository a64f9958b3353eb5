import Platen

/// The text of a row in the styles of a terminal: characters without a gap between them, from the
/// first cell on.
final class CellRow: Sendable {
  /// What it was made of.
  let source: Line
  /// The characters, without what looks erased at the end.
  let cells: [Cell]
  private let styles: [Style]
  private let longTexts: [String]

  /// - Complexity: O(*n*) in bytes.
  init(_ source: Line, on terminal: TerminalCapabilities) {
    self.source = source
    let line = terminal.showsUTF8 ? source : source.inASCII
    var writer = CellBuilder(width: line.width)
    for run in line.runs { writer.append(run.text, terminal.style(run.style)) }
    writer.dropBlanks()
    (cells, styles, longTexts) = (writer.cells, writer.styles, writer.longTexts)
  }

  static let empty = CellRow(.empty, on: TerminalCapabilities(width: 2, height: 1))

  /// The cell after the last.
  var end: Int { cells.last?.end ?? 0 }

  func style(of cell: Cell) -> Style { styles[Int(cell.style)] }

  /// Whether a cell looks like one that was erased.
  func isBlank(_ cell: Cell) -> Bool { cell.code == 0x20 && style(of: cell) == .plain }

  /// Whether cells of two rows, which begin in the same column, look the same.
  ///
  /// - Parameter sharesStyles: Whether both rows have the same styles.
  func shows(_ cell: Cell, as other: Cell, of row: CellRow, sharesStyles: Bool) -> Bool {
    cell.code == other.code && cell.width == other.width && cell.isDisputed == other.isDisputed
      && (sharesStyles ? cell.style == other.style : style(of: cell) == row.style(of: other))
      && (cell.long < 0 || longTexts[Int(cell.long)] == row.longTexts[Int(other.long)])
  }

  /// How many cells have to be written at least where a row shows another.
  func cellsWritten(over row: CellRow) -> Int {
    if self === row { return 0 }
    return zip(cells, row.cells).count { cell, other in
      cell.column == other.column && cell.code != other.code && cell.code != 0x20
    }
  }

  /// Whether styles have the same places in both.
  func sharesStyles(with row: CellRow) -> Bool { styles == row.styles }

  /// The bytes of a cell's character.
  func append(_ cell: Cell, to bytes: inout [UInt8]) {
    if cell.long >= 0 { return bytes.append(contentsOf: longTexts[Int(cell.long)].utf8) }
    var code = cell.code
    while code > 0 {
      bytes.append(UInt8(truncatingIfNeeded: code))
      code >>= 8
    }
  }
}

// MARK: - Writing again

extension CellRow {
  /// What to write to go over cells that show this already.
  struct CellSpan {
    /// The characters, by their places in the row.
    let cells: Range<Int>
    /// Spaces behind those.
    let blanks: Int
    /// The bytes of all that.
    let count: Int
  }

  /// What stands from one column up to another; nothing where that needs another style, or is not
  /// certain to end there.
  func stretch(_ columns: Range<Int>, in style: Style) -> CellSpan? {
    let blanks = max(columns.upperBound - max(end, columns.lowerBound), 0)
    if blanks > 0 && style != .plain { return nil }
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
  /// The line for a terminal that shows ASCII alone: what else is in it has a question mark in each of
  /// its cells, so that the columns stay put.
  var inASCII: Line {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return self }
    return replacingTexts(\.inASCII)
  }
}

extension String {
  fileprivate var inASCII: String {
    map { $0.isASCII ? String($0) : String(repeating: "?", count: String($0).cells) }.joined()
  }
}
