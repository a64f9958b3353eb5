@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A row and its lines after layout in a viewport.
@MainActor
struct LaidOutRow {
  let position: Int
  let item: LayoutItem
  let isSelected: Bool
  /// The lines of the row, excluding indentation, selection mark, gap, and menu.
  var lines: Block
  /// The number of empty lines that separate the row from another section.
  var gap: Int
  /// The lines of the row in the viewport, including indentation, selection mark, gap, and menu.
  var block: Block

  var node: Node { item.node }
}
