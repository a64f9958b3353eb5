import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Views in as many rows as there are items, column after column.
///
///     LazyHGrid(rows: [GridItem(), GridItem()]) {
///       ForEach(days) { Text($0.name) }
///     }
///
/// A column is as wide as the widest view in it; nothing scrolls sideways. All of it is made: for a
/// window of many views there is ``LazyHStack``.
public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let spacing: CGFloat?
  let content: Content

  /// Views in rows; an item stands for one row, whatever its size.
  ///
  /// - Parameters:
  ///   - alignment: Without effect: rows are as high as what is in them.
  ///   - spacing: Points between columns, 8 a cell; one cell if `nil`.
  ///   - pinnedViews: Without effect: nothing scrolls.
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

  /// The views row by row.
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
