import PlatenLines

/// A row on a terminal.
struct PaintedRow {
  /// The displayed cells.
  let text: CellRow
  /// Whether the row continues the line that began in a row above.
  var goesOn = false
  /// The marks before the prompt of an entered command; empty in other rows.
  var marks: [UInt8] = []
  /// The column after the last cell written since the row was erased.
  var extent = 0

  static let empty = PaintedRow(text: .empty)

  private init(text: CellRow) { self.text = text }

  init(_ line: Line, on terminal: TerminalCapabilities) {
    text = line.isEmpty ? .empty : CellRow(line, on: terminal)
  }

  /// The width of the prompt of an entered command, in cells.
  var promptWidth: Int {
    source.runs.prefix { $0.style.attributes.contains(.enteredPrompt) }.map(\.text.cells)
      .reduce(0, +)
  }

  /// The line that the row displays.
  var source: Line { text.source }

  /// Returns the rows into which a line is wrapped at the terminal's width.
  static func rows(of line: Line, on terminal: TerminalCapabilities) -> [PaintedRow] {
    line.pieces(of: terminal.width).enumerated().map { number, piece in
      var row = PaintedRow(piece, on: terminal)
      row.goesOn = number > 0
      return row
    }
  }

  /// Computes how a terminal of another width reflows the row.
  ///
  /// - Returns: The number of rows after the reflow, and the index of the row that contains the
  ///   specified cell.
  func reflowed(on terminal: TerminalCapabilities, cell: Int) -> (rows: Int, row: Int) {
    if terminal.reflow == .none { return (1, 0) }
    let end = terminal.reflow == .cells ? max(extent, text.end) : text.end
    var (starts, start) = ([0], 0)
    let blanks = (text.end..<max(end, text.end)).map { $0..<$0 + 1 }
    for next in text.cells.map({ $0.column..<$0.end }) + blanks
    where next.upperBound - start > terminal.width {
      start = next.lowerBound
      starts.append(start)
    }
    let row = cell >= end ? starts.count - 1 : (starts.lastIndex { $0 <= cell } ?? 0)
    return (starts.count, row)
  }

  /// Returns the rows that fill the first `count` rows of a terminal of another width.
  ///
  /// The last row may be incomplete.
  static func first(
    _ count: Int, of rows: [PaintedRow], on terminal: TerminalCapabilities
  ) -> [PaintedRow] {
    var (first, rest) = ([PaintedRow](), count)
    for row in rows where rest > 0 {
      let needed = row.reflowed(on: terminal, cell: 0).rows
      first.append(needed > rest ? row.prefix(cells: rest * terminal.width, on: terminal) : row)
      rest -= needed
    }
    return first
  }

  private func prefix(cells: Int, on terminal: TerminalCapabilities) -> PaintedRow {
    let gutter = terminal.width - terminal.room(for: source)
    var part = PaintedRow(source.prefix(cells: cells - gutter), on: terminal)
    part.extent = min(extent, cells)
    return part
  }
}
