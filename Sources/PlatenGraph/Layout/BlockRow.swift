import PlatenLines

/// A horizontal row of blocks with fixed widths.
@MainActor
package struct BlockRow {
  private var cells: [(width: Int, block: Block)]
  private let height: Int

  /// Creates a row from blocks and their widths.
  package init(_ cells: [(width: Int, block: Block)]) {
    self.cells = cells
    height = cells.reduce(0) { max($0, $1.block.count) }
  }

  /// Creates a row from layout items and their widths. Flexible items are as high as the highest
  /// item.
  ///
  /// - Parameter limit: The height proposed to the row, in lines.
  package init(_ items: [LayoutItem], widths: [Int], within limit: Int? = nil) {
    self.init(
      zip(items, widths).map { item, width in
        let limit = item.node.fillsHeight ? nil : limit
        return (width, item.block(for: Proposal(width: width, height: limit)))
      })
    for (index, item) in items.enumerated() where item.node.fillsHeight {
      cells[index].block = item.block(for: Proposal(width: cells[index].width, height: height))
    }
  }

  /// Returns the blocks joined line by line, without adding spaces at the end of lines.
  package func block(spacing: Int, alignment: VerticalAlignment, origin: NodeID) -> Block {
    var lines = [Line](repeating: .empty, count: height)
    var (start, end) = (0, 0)
    for (width, block) in cells {
      let above = alignment.offset(of: block.count, in: height)
      for (row, line) in zip(above..., block.lines.prefix(height)) where !line.isEmpty {
        lines[row] = lines[row].padded(to: start) + line
      }
      end = start + (block.isEmpty ? width : block.width)
      start += width + spacing
    }
    return Block(lines, origin: origin).widened(to: end)
  }
}
