import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Views side by side, of which a window is shown.
///
///     LazyHStack {
///       ForEach(years) { Text($0.name) }
///     }
///
/// As in a ``LazyVStack``, only views in the window are made, whatever their number. The window is
/// as wide as the screen, and `scroll LazyHStack 12` begins it with the twelfth view. Each view has
/// the width that it would like.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views in a row, lower ones aligned with the highest of those shown.
  ///
  /// - Parameters:
  ///   - spacing: Points between neighbours, 8 a cell; one cell if `nil`.
  ///   - pinnedViews: Without effect: headers scroll.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node { LazyHStackNode(self, in: context) }
}

private final class LazyHStackNode<Content: View>: ViewportNode<LazyHStack<Content>> {
  override func evaluate() { showRows(view.content) }

  override var title: String { "LazyHStack" }

  override var spacing: Int { view.spacing.map(Points.cells) ?? 1 }

  override var isSideways: Bool { true }

  override var ends: (first: String, last: String) { ("before", "after") }

  override var endLength: Int { asciiSafe("… \(table.numbered) before").count + spacing }

  override func room(in proposal: Proposal) -> Int { proposal.width }

  override func length(of block: Block) -> Int { block.width }

  override func proposal(for row: LayoutItem, in proposal: Proposal) -> Proposal {
    Proposal(width: min(row.widths.ideal, proposal.width))
  }

  /// The views between the ends; where these leave no room for a view, it stands without them.
  override func arranged(_ rows: [Block], first: Block, last: Block, in proposal: Proposal) -> Block
  {
    let whole = row([first] + rows + [last])
    return whole.width <= proposal.width ? whole : row(rows)
  }

  private func row(_ blocks: [Block]) -> Block {
    BlockRow(blocks.filter { !$0.isEmpty }.map { ($0.width, $0) })
      .block(spacing: spacing, alignment: view.alignment, origin: origin)
  }
}
