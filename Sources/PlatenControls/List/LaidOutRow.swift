@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A row with its lines, as laid out in a viewport.
@MainActor
struct LaidOutRow {
  let position: Int
  let item: LayoutItem
  let isSelected: Bool
  /// The lines of the row alone, without indentation, selection mark and gap.
  var lines: Block
  /// The lines of the row in the viewport, with indentation, selection mark and gap.
  var block: Block

  var node: Node { item.node }
}
