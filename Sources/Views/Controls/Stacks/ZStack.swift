@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that overlays its subviews, with the first subview at the back.
///
///     ZStack(alignment: .topTrailing) {
///       Text("12:00 in Zurich")
///       Text("!").bold()
///     }
///
/// A view hides the cells behind its text; leading and trailing spaces are transparent. A color or
/// a shape without a frame is as large as the other views and does not hide their text.
///
/// A view in front of a list, a form, or a vertical scroll view is placed below the rows: a list is
/// only as tall as its rows, whereas a SwiftUI list reaches the bottom of the screen. The view
/// overlaps the rows if the stack has top alignment or if the view is itself a list. Several views
/// with text are placed below each other.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates a stack that aligns smaller views within the largest view.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node {
    ZStackNode(self, in: context.adding(.skipsComparison))
  }
}

private final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>> {
  private var alignment = Alignment.center {
    didSet { setNeedsLayout(ifChanged: alignment, from: oldValue) }
  }

  override func evaluate() {
    alignment = view.alignment
    setContent(view.content)
  }

  private var items: [LayoutItem] {
    var items: [LayoutItem] = []
    content.addLayoutItems(to: &items)
    return items
  }

  override func makeWidthRange() -> WidthRange {
    var widths = items.reduce(WidthRange.none) { $0.union($1.widths) }
    widths.label = 0
    return widths
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let items = items.backToFront
    let isBelow = placements(of: items)
    let lower = zip(items, isBelow).map { $1 ? $0.ownBlock(for: proposal) : nil }
    let lowerRows = lower.rows
    let lowerHeight = lowerRows.last?.upperBound ?? 0
    let rest = proposal.lowered(by: lowerHeight)
    let upper = zip(items, isBelow).map { $1 ? nil : $0.ownBlock(for: rest) }
    let room = (upper + lower).room(height: upper.height + lowerHeight) ?? proposal
    let blocks = items.indices.map { upper[$0] ?? lower[$0] ?? items[$0].block(for: room) }
    let height = max(upper.height + lowerHeight, blocks.map(\.count).max() ?? 0)
    let end = height - lowerHeight
    let rows = items.indices.map { index in
      items[index].fillsContainer
        ? 0..<height
        : isBelow[index]
          ? lowerRows[index].lowerBound + end..<lowerRows[index].upperBound + end : 0..<end
    }
    return layered(blocks, in: rows, height: height).unless(equalTo: old)
  }

  /// Composes the blocks from back to front, each aligned in its range of lines.
  private func layered(_ blocks: [Block], in rows: [Range<Int>], height: Int) -> Block {
    let width = blocks.map(\.width).max() ?? 0
    var layers = OverlayCanvas(width: width, height: height)
    for (block, rows) in zip(blocks, rows) { layers.put(block, alignment, in: rows) }
    return Block(layers.lines, origin: origin).widened(to: width)
  }

  /// Returns, for each view, whether the view is placed below the rows of a list behind it.
  ///
  /// A list in front of another list overlaps it instead, because usually only one of the lists is
  /// visible.
  private func placements(of items: [LayoutItem]) -> [Bool] {
    var hasListBehind = false
    return items.map { item in
      if item.node.containsVerticalScroller { hasListBehind = alignment.vertical != .top }
      return hasListBehind && item.hasOwnSize && !item.node.containsVerticalScroller
    }
  }
}

extension LayoutItem {
  /// Returns the lines of the view; `nil` if its size depends on the other views.
  fileprivate func ownBlock(for proposal: Proposal) -> Block? {
    fillsContainer ? nil : block(for: Proposal(width: proposal.width, height: proposal.height))
  }
}

extension [Block?] {
  /// The height of the tallest block, in lines.
  fileprivate var height: Int { compactMap(\.?.count).max() ?? 0 }

  /// The rows of each block if a block with text is placed below a previous one with text, and
  /// otherwise shares its rows.
  fileprivate var rows: [Range<Int>] {
    var (start, end, hasText) = (0, 0, false)
    var starts: [Int] = []
    for block in self {
      let block = block ?? .empty
      if hasText, block.hasText { (start, hasText) = (end, false) }
      (end, hasText) = (Swift.max(end, start + block.count), hasText || block.hasText)
      starts.append(start)
    }
    return starts.map { start in start..<(starts.first { $0 > start } ?? end) }
  }

  /// Returns a proposal with the width of the widest block; `nil` if there are no blocks.
  fileprivate func room(height: Int) -> Proposal? {
    compactMap(\.?.width).max().map { Proposal(width: $0, height: height) }
  }
}
