@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A canvas of fixed size that composes overlapping blocks.
struct OverlayCanvas {
  let width: Int
  private(set) var lines: [Line]

  /// Creates an empty canvas with a width in cells and a height in lines.
  init(width: Int, height: Int) {
    self.width = width
    lines = [Line](repeating: .empty, count: height)
  }

  /// Draws a block in front of the blocks already drawn, clipped to the canvas.
  mutating func put(_ block: Block, _ alignment: Alignment) {
    put(block, alignment, in: lines.indices)
  }

  /// Draws a block in front of the blocks already drawn, aligned within a range of lines and
  /// clipped at the end of the range.
  mutating func put(_ block: Block, _ alignment: Alignment, in rows: Range<Int>) {
    let left = alignment.horizontal.offset(of: block.width, in: width)
    let above = rows.lowerBound + alignment.vertical.offset(of: block.count, in: rows.count)
    put(block, at: left, above, in: rows)
  }

  /// Draws a block at a position in front of the blocks already drawn, clipped to the canvas.
  mutating func put(_ block: Block, at column: Int, _ line: Int) {
    put(block, at: column, line, in: lines.indices)
  }

  private mutating func put(_ block: Block, at column: Int, _ first: Int, in rows: Range<Int>) {
    for (row, line) in zip(first..<max(first, rows.upperBound), block.lines) {
      lines[row] = lines[row].covered(
        by: line.prefix(cells: max(width - column, 0)), at: column)
    }
  }
}

extension Line {
  /// Returns this line with another line in front of it. The leading and trailing spaces of the
  /// front line are transparent, but their background colors the cells behind them. Text in front
  /// without a background gets the background of this line.
  func covered(by front: Line, at column: Int) -> Line {
    let (before, text, behind) = front.parted
    if !front.isFilled, !isFilled {
      if text.isEmpty { return self }
      let start = column + before.width
      return prefix(cells: start).padded(to: start) + text + dropFirst(cells: start + text.width)
    }
    let line = padded(to: column + (behind.isFilled ? front.width : before.width + text.width))
    let under = line.dropFirst(cells: column)
    let rest = under.dropFirst(cells: before.width + text.width)
    return line.prefix(cells: column)
      + under.prefix(cells: before.width).filled(as: before)
      + text.on(under.dropFirst(cells: before.width))
      + rest.prefix(cells: behind.width).filled(as: behind) + rest.dropFirst(cells: behind.width)
  }

  /// The line divided into its leading spaces, its text, and its trailing spaces.
  private var parted: (Line, Line, Line) {
    let before = text.prefix { $0 == " " }.count
    if before == width { return (self, .empty, .empty) }
    let behind = text.reversed().prefix { $0 == " " }.count
    return (
      prefix(cells: before),
      dropFirst(cells: before).prefix(cells: width - before - behind),
      dropFirst(cells: width - behind)
    )
  }

  /// Whether any cell has a background color.
  var isFilled: Bool { runs.contains { $0.style.backdrop != .plain } }

  /// Returns this line with the background of another line.
  private func filled(as other: Line) -> Line {
    colored(by: other) { $0.over($1) }
  }

  /// Returns this line with the background of another line in the cells that have no background.
  private func on(_ other: Line) -> Line {
    colored(by: other) { $1.backdrop == .plain ? $1.over($0) : $1 }
  }

  /// Returns this line with a new style for each cell, computed from the background of the other
  /// line in that cell and the current style.
  private func colored(by other: Line, _ style: (Style, Style) -> Style) -> Line {
    if !other.isFilled { return self }
    var (line, rest) = (Line.empty, self)
    for run in other.runs where !rest.isEmpty {
      let cells = String(run.text).cells
      let backdrop = run.style.backdrop
      line += rest.prefix(cells: cells).restyled { style(backdrop, $0) }
      rest = rest.dropFirst(cells: cells)
    }
    return line + rest
  }
}

extension Style {
  /// The part of the style that colors the background of text.
  fileprivate var backdrop: Style {
    Style(attributes.intersection(.inverse), background: background)
  }
}
