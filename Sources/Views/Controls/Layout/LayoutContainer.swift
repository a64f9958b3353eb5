import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that arranges its subviews with a layout.
struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  func makeNode(in context: NodeContext) -> Node {
    LayoutContainerNode(self, in: context.adding(.skipsComparison))
  }
}

private final class LayoutContainerNode<L: Layout, Content: View>:
  ContainerNode<LayoutContainer<L, Content>>
{
  private var cache: L.Cache?
  /// Whether the subviews changed after the cache was updated.
  private var isCacheOutdated = false
  private var shown: L?

  override var contentAxis: Axis {
    ((view.layout as? AnyLayout)?.properties ?? L.layoutProperties).stackOrientation ?? .vertical
  }

  override func evaluate() {
    if let shown, !Equality.areEqual(shown, view.layout) {
      cache = nil
      setNeedsLayout()
    }
    shown = view.layout
    setContent(view.content)
  }

  override func childNeedsLayout(_ child: Node) -> Bool {
    isCacheOutdated = true
    return super.childNeedsLayout(child)
  }

  private var subviews: LayoutSubviews {
    var items: [LayoutItem] = []
    content.addLayoutItems(to: &items)
    return LayoutSubviews(items: items, placements: LayoutPlacements())
  }

  /// Calls the layout with the current cache.
  private func withLayout<Result>(
    of subviews: LayoutSubviews, _ body: (L, inout L.Cache) -> Result
  ) -> Result {
    var current = cache.take() ?? view.layout.makeCache(subviews: subviews)
    if isCacheOutdated {
      view.layout.updateCache(&current, subviews: subviews)
      isCacheOutdated = false
    }
    defer { cache = current }
    return body(view.layout, &current)
  }

  override func makeWidthRange() -> WidthRange {
    let subviews = subviews
    let widths = [ProposedViewSize.zero, .unspecified, .infinity].map { proposal in
      withLayout(of: subviews) { layout, cache in
        Points.cells(
          layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache).width)
      }
    }
    return WidthRange(widths[0], max(widths[0], widths[1]), widths.max() ?? 0)
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let subviews = subviews
    let offer = ProposedViewSize(
      width: Points.length(ofCells: proposal.width),
      height: proposal.height.map(Points.length(ofLines:)))
    let size = withLayout(of: subviews) { layout, cache in
      let size = layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: offer, subviews: subviews, cache: &cache)
      return size
    }
    var canvas = OverlayCanvas(
      width: min(Points.cells(size.width), proposal.width), height: Points.lines(size.height))
    for (block, column, line) in subviews.placed(in: size) { canvas.put(block, at: column, line) }
    return Block(canvas.lines, origin: origin).widened(to: canvas.width).unless(equalTo: old)
  }

  override func dropOwnCaches() {
    cache = nil
    super.dropOwnCaches()
  }
}

extension LayoutSubviews {
  /// Returns the lines and positions of the subviews, from back to front. A subview that the layout
  /// did not place is centered.
  @MainActor
  fileprivate func placed(in size: CGSize) -> [(block: Block, column: Int, line: Int)] {
    for (index, subview) in enumerated() where placements[index] == nil {
      subview.place(
        at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
        proposal: ProposedViewSize(size))
    }
    return items.indices.sorted {
      (items[$0].layoutTraits.depth, $0) < (items[$1].layoutTraits.depth, $1)
    }.compactMap { index in
      placements[index].map { ($0.block, $0.origin.column, $0.origin.line) }
    }
  }
}
