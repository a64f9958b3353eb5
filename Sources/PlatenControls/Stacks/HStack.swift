import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that arranges its subviews horizontally.
///
///     HStack {
///       Text("Total")
///       Spacer()
///       Text("12")
///     }
///
/// Each view gets its minimum width. The remaining width is divided evenly among the views that can
/// use it, and the spacers get any width that is left over. Text wraps if it gets less than its
/// full width. Views with a higher `layoutPriority` get their width first. An empty view adds no
/// spacing.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a horizontal stack that aligns shorter views with the tallest view.
  ///
  /// - Parameter spacing: The distance between adjacent views in points, 8 per cell; `nil` means
  ///   one cell.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node {
    HStackNode(self, in: context.adding(.skipsComparison))
  }
}

private final class HStackNode<Content: View>: ContainerNode<HStack<Content>> {
  private var alignment = VerticalAlignment.center {
    didSet { setNeedsLayout(ifChanged: alignment, from: oldValue) }
  }
  private var spacing = 1 {
    didSet { setNeedsLayout(ifChanged: spacing, from: oldValue) }
  }

  override var contentAxis: Axis { .horizontal }

  override func evaluate() {
    alignment = view.alignment
    spacing = view.spacing.map(Points.cells) ?? 1
    setContent(view.content)
  }

  override func collectControls(into controls: inout ControlCollector) {
    controls.subtree {
      super.collectControls(into: &$0)
    } mapTexts: {
      $0.joinTexts(at: origin)
    }
  }

  /// The layout items with a width greater than zero.
  private var items: [LayoutItem] {
    var items: [LayoutItem] = []
    content.addLayoutItems(to: &items)
    return items.filter { $0.widths.max > 0 }
  }

  override func makeWidthRange() -> WidthRange {
    let items = items
    let gaps = WidthRange(fixed: spacing * max(items.count - 1, 0))
    return items.reduce(gaps) { $0 + $1.widths }
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let items = items
    let room = proposal.width - spacing * max(items.count - 1, 0)
    let row = BlockRow(items, widths: shares(of: room, among: items), within: proposal.height)
    return row.block(spacing: spacing, alignment: alignment, origin: origin).unless(equalTo: old)
  }

  /// Returns the width of each view; the spacers divide the width that the other views do not use.
  private func shares(of room: Int, among items: [LayoutItem]) -> [Int] {
    let kept = items.reduce(0) { $0 + ($1.node.isLowPriority ? $1.widths.min : 0) }
    let wishes = items.map { $0.node.isLowPriority ? WidthRange(fixed: $0.widths.min) : $0.widths }
    let shares =
      items.contains { $0.traits.layoutTraits != nil }
      ? WidthDistribution.of(room, among: wishes, priorities: items.map(\.layoutTraits.priority))
      : WidthDistribution.of(room, among: wishes)
    let left = room - shares.reduce(0, +)
    if left <= 0 { return shares }
    let spare = WidthDistribution.of(
      kept + left, among: items.map { $0.node.isLowPriority ? $0.widths : WidthRange(fixed: 0) })
    return zip(shares, spare).map { max($0, $1) }
  }
}
