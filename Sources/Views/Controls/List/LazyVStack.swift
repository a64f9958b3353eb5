import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A vertical stack that creates only the views in its viewport.
///
///     LazyVStack(alignment: .leading) {
///       ForEach(posts) { PostView(post: $0) }
///     }
///
/// As in a ``List``, views outside the viewport are not created, regardless of their number. A view
/// loses its state when it leaves the viewport. The stack scrolls without an enclosing
/// `ScrollView`. A `ScrollView` that contains only a lazy stack does not scroll; the stack does.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a lazy vertical stack that aligns its views with the widest view in the viewport.
  ///
  /// - Parameters:
  ///   - spacing: The distance between adjacent views in points, 16 per line; `nil` means no space.
  ///   - pinnedViews: Has no effect: headers and footers scroll with the other views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node { ViewportNode(self, in: context) }
}

extension LazyVStack: ViewportView {
  func rowLayout(origin: NodeID, gapOrigin: NodeID) -> any RowLayout {
    LazyVStackLayout(
      spacing: spacing.map(Points.lines) ?? 0, alignment: alignment, gapOrigin: gapOrigin)
  }
}

private struct LazyVStackLayout: RowLayout {
  let spacing: Int
  let alignment: HorizontalAlignment
  let gapOrigin: NodeID

  var title: String { "LazyVStack" }

  /// Aligns the rows with the widest row in the viewport and inserts empty lines between them.
  func arranged(_ rows: [Block], first: Block, last: Block, in proposal: Proposal) -> Block {
    let span = rows.reduce(0) { max($0, $1.width) }
    let top = rows.firstIndex { !$0.isEmpty }
    let placed = rows.enumerated().map { index, block in
      if block.isEmpty { return block }
      let indent = alignment.offset(of: block.width, in: span)
      let insets = Insets(top: index == top ? 0 : spacing, leading: indent)
      var cache = InsetCache()
      return cache.block(block, with: insets) { gapOrigin }
    }
    return stacked(placed, first: first, last: last, in: proposal)
  }
}
