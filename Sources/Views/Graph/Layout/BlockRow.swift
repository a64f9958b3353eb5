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
        let left = lines[row].padded(to: start)
        lines[row] = (height > 1 && line.isMarkedInGutter ? left.withPaneEdge : left) + line
      }
      end = start + (block.isEmpty ? width : block.width)
      start += width + spacing
    }
    return Block(lines, origin: origin).widened(to: end)
  }
}

extension Line {
  /// Whether a terminal marks the line in its gutter, and no cell of the line is marked instead.
  fileprivate var isMarkedInGutter: Bool {
    has([.focused, .besideFocus, .besideThumb]) && !has(.paneEdge)
  }

  /// The line with the mark of a pane's edge on its last cell, if that cell is blank or a divider.
  fileprivate var withPaneEdge: Line {
    guard let last = text.last, [" ", "│", "|"].contains(last) else { return self }
    return prefix(cells: width - 1) + dropFirst(cells: width - 1).styled(Style(.paneEdge))
  }
}
