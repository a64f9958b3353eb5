import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A container that arranges views in columns and fills it row by row.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))]) {
///       ForEach(movies) { Text($0.title) }
///     }
///
/// Each column is as wide as its widest view, within the limits of its item. Headers and footers
/// occupy whole lines. The grid creates all of its views. To create only the visible rows, use
/// ``List`` or ``LazyVStack``.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid with the columns that the items describe.
  ///
  /// - Parameters:
  ///   - alignment: An alignment that is ignored, because columns begin at the leading edge.
  ///   - spacing: The distance between rows, in points (16 per line). The default is 0.
  ///   - pinnedViews: An option that is ignored, because headers scroll with the content.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node { LazyVGridNode(self, in: context) }
}

private final class LazyVGridNode<Content: View>: ContainerNode<LazyVGrid<Content>> {
  override func evaluate() {
    setContent(view.content)
    setNeedsLayout()
  }

  private func table(within width: Int) -> GridTable {
    var items: [LayoutItem] = []
    content.addLayoutItems(to: &items)
    let columns = view.columns.isEmpty ? [GridItem()] : view.columns
    let look = GridTable.Look(
      alignment: columns.alignment, between: columns.spacing,
      above: view.spacing.map(Points.lines) ?? 0)
    return GridTable(items, in: columns.limits(within: width), look: look)
  }

  override func makeWidthRange() -> WidthRange {
    let widths = table(within: graph.width).widths
    return WidthRange(min(content.widths.min, widths.ideal), widths.ideal, WidthRange.unlimited)
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    table(within: proposal.width).block(within: proposal.width, origin: origin)
      .unless(equalTo: old)
  }
}
