import PlatenLines

/// Blocks side by side, each in its cells.
@MainActor
package struct BlockRow {
  private var cells: [(width: Int, block: Block)]
  private let height: Int

  /// Blocks in the widths given.
  package init(_ cells: [(width: Int, block: Block)]) {
    self.cells = cells
    height = cells.reduce(0) { max($0, $1.block.count) }
  }

  /// The blocks of views in the widths given; those that stretch are as high as the highest.
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

  /// The blocks' lines joined; no line has spaces at its end that no block put there.
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
