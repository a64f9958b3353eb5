import PlatenLines

/// A row of cells, each with a character that is one cell wide.
struct CellRow {
  private var cells: [(character: Character, style: Style)]

  /// Creates an empty row.
  init(width: Int) { cells = Array(repeating: (" ", .plain), count: max(width, 0)) }

  /// The character and the style of a cell, which must exist.
  subscript(column: Int) -> (character: Character, style: Style) {
    get { cells[column] }
    set { cells[column] = newValue }
  }

  /// The cells as a line without spaces at its end.
  var line: Line {
    let end = (cells.lastIndex { $0.character != " " } ?? -1) + 1
    var (line, run, style) = (Line.empty, "", Style.plain)
    for cell in cells[..<end] {
      if cell.style != style {
        line += Line(run, style: style)
        (run, style) = ("", cell.style)
      }
      run.append(cell.character)
    }
    return line + Line(run, style: style)
  }
}
