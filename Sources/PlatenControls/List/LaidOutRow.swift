@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A row and its lines after layout in a viewport.
@MainActor
struct LaidOutRow {
  let position: Int
  let item: LayoutItem
  let isSelected: Bool
  /// The lines of the row, excluding indentation, selection mark, and gap.
  var lines: Block
  /// The lines of the row in the viewport, including indentation, selection mark, and gap.
  var block: Block

  var node: Node { item.node }
}
