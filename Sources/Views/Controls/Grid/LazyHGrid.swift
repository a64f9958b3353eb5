import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A container that arranges views in a fixed number of rows and fills it column by column.
///
///     LazyHGrid(rows: [GridItem(), GridItem()]) {
///       ForEach(days) { Text($0.name) }
///     }
///
/// Each column is as wide as its widest view. The grid does not scroll horizontally, and it creates
/// all of its views. To create only the visible views, use ``LazyHStack``.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid with one row per item, regardless of the sizes of the items.
  ///
  /// - Parameters:
  ///   - alignment: An alignment that is ignored, because each row is as tall as its content.
  ///   - spacing: The distance between columns, in points (8 per cell). The default is one cell.
  ///   - pinnedViews: An option that is ignored, because the grid does not scroll.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.spacing = spacing
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node { LazyHGridNode(self, in: context) }
}

private final class LazyHGridNode<Content: View>: ContainerNode<LazyHGrid<Content>> {
  override func evaluate() {
    setContent(view.content)
    setNeedsLayout()
  }

  /// The layout of the views in rows and columns, with each column filled from the top.
  private var table: GridTable {
    var items: [LayoutItem] = []
    content.addLayoutItems(to: &items)
    let count = max(view.rows.count, 1)
    let rows = (0..<min(count, items.count)).map { row in
      stride(from: row, to: items.count, by: count).map { items[$0] }
    }
    let look = GridTable.Look(
      alignment: view.rows.alignment, between: view.spacing.map(Points.cells) ?? 1)
    return GridTable(rows: rows, look: look)
  }

  override func makeWidthRange() -> WidthRange { table.widths }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    table.block(within: proposal.width, origin: origin).unless(equalTo: old)
  }
}
