import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Views in as many columns as there are items, row after row.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))]) {
///       ForEach(movies) { Text($0.title) }
///     }
///
/// A column is as wide as the widest view in it, within what its item says. Headers and footers have
/// lines of their own. All of it is made: for a window of many rows there are ``List`` and
/// ``LazyVStack``.
public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let spacing: CGFloat?
  let content: Content

  /// Views in columns.
  ///
  /// - Parameters:
  ///   - alignment: Without effect: columns begin at the left.
  ///   - spacing: Points between rows, 16 a line; no line if `nil`.
  ///   - pinnedViews: Without effect: headers scroll.
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
