import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Views on top of each other, of which a window is shown.
///
///     LazyVStack(alignment: .leading) {
///       ForEach(posts) { PostView(post: $0) }
///     }
///
/// As in a ``List``, only views in the window are made, whatever their number, and what one
/// remembers is lost when it leaves the window. A `ScrollView` around it is not needed; one that
/// holds nothing else leaves the window to it.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views in a column, narrower ones aligned with the widest of those shown.
  ///
  /// - Parameters:
  ///   - spacing: Points between neighbours, 16 a line; no line if `nil`.
  ///   - pinnedViews: Without effect: headers scroll.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node { LazyVStackNode(self, in: context) }
}

private final class LazyVStackNode<Content: View>: ViewportNode<LazyVStack<Content>> {
  override func evaluate() { showRows(view.content) }

  override var title: String { "LazyVStack" }

  override var spacing: Int { view.spacing.map(Points.lines) ?? 0 }

  /// The rows aligned with the widest shown, with the empty lines between them.
  override func arranged(_ rows: [Block], first: Block, last: Block, in proposal: Proposal) -> Block
  {
    let span = rows.reduce(0) { max($0, $1.width) }
    let top = rows.firstIndex { !$0.isEmpty }
    let placed = rows.enumerated().map { index, block in
      if block.isEmpty { return block }
      let indent = view.alignment.offset(of: block.width, in: span)
      let insets = Insets(top: index == top ? 0 : spacing, leading: indent)
      var cache = InsetCache()
      return cache.block(block, with: insets) { gapOrigin }
    }
    return super.arranged(placed, first: first, last: last, in: proposal)
  }
}
