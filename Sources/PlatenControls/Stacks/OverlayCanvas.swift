@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Lines on which others are put.
struct OverlayCanvas {
  private let width: Int
  private(set) var lines: [Line]

  /// Nothing yet, of a size in cells and lines.
  init(width: Int, height: Int) {
    self.width = width
    lines = [Line](repeating: .empty, count: height)
  }

  /// Puts a block in front; what is larger than the size is cut.
  mutating func put(_ block: Block, _ alignment: Alignment) {
    put(block, alignment, in: lines.indices)
  }

  /// Puts a block in front, in some of the lines; what is larger than these is cut.
  mutating func put(_ block: Block, _ alignment: Alignment, in rows: Range<Int>) {
    let left = alignment.horizontal.offset(of: block.width, in: width)
    let above = rows.lowerBound + alignment.vertical.offset(of: block.count, in: rows.count)
    for (row, line) in zip(above..<rows.upperBound, block.lines) {
      lines[row] = lines[row].covered(by: line.prefix(cells: width - left), at: left)
    }
  }
}

extension Line {
  /// This line with another in front of it, which lets its text through at the spaces before and
  /// behind its own. What is filled there colours the cells and hides nothing; text that has no
  /// colour behind it keeps the one that is there.
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

  /// The spaces before the text, the text, and the spaces behind it.
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

  /// Whether a cell of it has a colour behind.
  private var isFilled: Bool { runs.contains { $0.style.backdrop != .plain } }

  /// This line with what another one has behind its cells.
  private func filled(as other: Line) -> Line {
    colored(by: other) { $0.over($1) }
  }

  /// This line on another one, which shows behind it where it has nothing there itself.
  private func on(_ other: Line) -> Line {
    colored(by: other) { $1.backdrop == .plain ? $1.over($0) : $1 }
  }

  /// This line with each run's style made of what another line has behind the cell, and its own.
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
  /// What it shows behind text.
  fileprivate var backdrop: Style {
    Style(attributes.intersection(.inverse), background: background)
  }
}
