@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A row that a window has laid out.
@MainActor
struct LaidOutRow {
  let position: Int
  let item: LayoutItem
  let isSelected: Bool
  /// The lines that it has by itself.
  var lines: Block
  /// Its lines as they stand in the window.
  var block: Block

  var node: Node { item.node }
}
