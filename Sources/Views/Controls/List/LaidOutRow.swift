@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A row and its lines after layout in a viewport.
// This type is a class because a scroll copies all rows that remain in the viewport.
@MainActor
final class LaidOutRow {
  let position: Int
  let item: LayoutItem
  let isSelected: Bool
  /// The lines of the row, excluding indentation, selection mark, gap, and menu.
  let lines: Block
  /// The number of empty lines that separate the row from another section.
  let gap: Int
  /// The lines of the row in the viewport, including indentation, selection mark, gap, and menu.
  let block: Block

  init(
    position: Int, item: LayoutItem, isSelected: Bool, lines: Block, gap: Int, block: Block
  ) {
    (self.position, self.item, self.isSelected) = (position, item, isSelected)
    (self.lines, self.gap, self.block) = (lines, gap, block)
  }

  var node: Node { item.node }

  /// The row without its gap, as the first row of a viewport, above which no section is visible.
  var withoutGap: LaidOutRow {
    if gap == 0 { return self }
    return LaidOutRow(
      position: position, item: item, isSelected: isSelected, lines: lines, gap: 0,
      block: block.dropFirst(gap))
  }
}
