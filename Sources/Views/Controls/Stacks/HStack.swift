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
    let row = BlockRow(items, widths: items.shares(of: room), within: proposal.height)
    return row.block(spacing: spacing, alignment: alignment, origin: origin).unless(equalTo: old)
  }
}

@MainActor
extension [LayoutItem] {
  /// Returns the width of each view in a row; the spacers divide the width that the other views do
  /// not use.
  fileprivate func shares(of room: Int) -> [Int] {
    let kept = reduce(0) { $0 + ($1.node.isLowPriority ? $1.widths.min : 0) }
    let wishes = map { $0.node.isLowPriority ? WidthRange(fixed: $0.widths.min) : $0.widths }
    let shares =
      contains { $0.traits.layoutTraits != nil }
      ? WidthDistribution.of(room, among: wishes, priorities: map(\.layoutTraits.priority))
      : WidthDistribution.of(room, among: wishes)
    let left = room - shares.reduce(0, +)
    if left <= 0 { return shares }
    let spare = WidthDistribution.of(
      kept + left, among: map { $0.node.isLowPriority ? $0.widths : WidthRange(fixed: 0) })
    return zip(shares, spare).map { Swift.max($0, $1) }
  }

  /// Returns the width of each view in a row, or the ideal widths if the width of the row is `nil`.
  /// A view without a width adds no spacing.
  func rowWidths(within width: Int?, spacing: Int) -> [Int] {
    let shown = indices.filter { self[$0].widths.max > 0 }
    let items = shown.map { self[$0] }
    let shares =
      width.map { items.shares(of: $0 - spacing * Swift.max(items.count - 1, 0)) }
      ?? items.map(\.widths.ideal)
    var widths = [Int](repeating: 0, count: count)
    for (index, share) in zip(shown, shares) { widths[index] = share }
    return widths
  }
}
