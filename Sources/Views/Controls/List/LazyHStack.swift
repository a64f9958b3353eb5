import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A horizontal stack that creates only the views in its viewport.
///
///     LazyHStack {
///       ForEach(years) { Text($0.name) }
///     }
///
/// As in a ``LazyVStack``, views outside the viewport are not created, regardless of their number.
/// The viewport uses the entire width available to the stack. `scroll LazyHStack 12` scrolls to the
/// twelfth view. Each view has its ideal width.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a lazy horizontal stack that aligns its views with the tallest view in the viewport.
  ///
  /// - Parameters:
  ///   - spacing: The distance between adjacent views in points, 8 per cell; `nil` means one cell.
  ///   - pinnedViews: Has no effect: headers and footers scroll with the other views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node { ViewportNode(self, in: context) }
}

extension LazyHStack: ViewportView {
  func rowLayout(origin: NodeID, gapOrigin: NodeID) -> any RowLayout {
    LazyHStackLayout(
      spacing: spacing.map(Points.cells) ?? 1, alignment: alignment, origin: origin)
  }
}

private struct LazyHStackLayout: RowLayout {
  let spacing: Int
  let alignment: VerticalAlignment
  let origin: NodeID

  var title: String { "LazyHStack" }

  var isSideways: Bool { true }

  var ends: (first: String, last: String) { ("before", "after") }

  func markerLength(for count: Int, glyphs: Glyphs) -> Int {
    glyphs.asciiSafe("… \(count) before").count + spacing
  }

  func room(in proposal: Proposal, lines: Int) -> Int { proposal.width }

  func length(of block: Block) -> Int { block.width }

  func proposal(for row: LayoutItem, in proposal: Proposal) -> Proposal {
    Proposal(width: min(row.widths.ideal, proposal.width))
  }

  /// Arranges the views between the overflow markers. If the markers do not fit next to the views,
  /// both markers are omitted.
  func arranged(_ rows: [Block], first: Block, last: Block, in proposal: Proposal) -> Block {
    let whole = row([first] + rows + [last])
    return whole.width <= proposal.width ? whole : row(rows)
  }

  private func row(_ blocks: [Block]) -> Block {
    BlockRow(blocks.filter { !$0.isEmpty }.map { ($0.width, $0) })
      .block(spacing: spacing, alignment: alignment, origin: origin)
  }
}
