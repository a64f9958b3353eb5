import PlatenLines

/// Lines on which others are put.
struct Layers {
  private let width: Int
  private(set) var lines: [Line]

  /// Nothing yet, of a size in cells and lines.
  init(width: Int, height: Int) {
    self.width = width
    lines = [Line](repeating: .empty, count: height)
  }

  /// Puts a block in front; what is larger than the size is cut.
  mutating func put(_ block: Block, _ alignment: Alignment) {
    let left = alignment.horizontal.offset(of: block.width, in: width)
    let above = alignment.vertical.offset(of: block.count, in: lines.count)
    for (row, line) in zip(above..<lines.count, block.lines) {
      lines[row] = lines[row].covered(by: line.prefix(cells: width - left), at: left)
    }
  }
}

extension Line {
  /// This line with another in front of it, which lets it through at the spaces before and behind
  /// its text.
  func covered(by front: Line, at column: Int) -> Line {
    let before = front.text.prefix { $0 == " " }.count
    let behind = front.text.reversed().prefix { $0 == " " }.count
    guard before < front.width else { return self }
    let text = front.dropFirst(cells: before).prefix(cells: front.width - before - behind)
    let start = column + before
    return prefix(cells: start).padded(to: start) + text + dropFirst(cells: start + text.width)
  }
}
