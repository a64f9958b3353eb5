@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view with other views in front of it or behind it, within its bounds.
private struct Overlaid<Base: View, Other: View>: PrimitiveView {
  let base: Base
  let other: Other
  let alignment: Alignment
  let isInFront: Bool

  func makeNode(in context: NodeContext) -> Node { OverlaidNode(self, in: context) }
}

private final class OverlaidNode<Base: View, Other: View>: ContainerNode<Overlaid<Base, Other>> {
  private var look: (alignment: Alignment, isInFront: Bool)? {
    didSet {
      if look?.alignment != oldValue?.alignment || look?.isInFront != oldValue?.isInFront {
        setNeedsLayout()
      }
    }
  }

  override func evaluate() {
    look = (view.alignment, view.isInFront)
    setContent(TupleView((view.base, view.other)))
  }

  private var base: Node { content.children[0] }
  private var other: Node { content.children[1] }

  override var innerTraits: ViewTraits { base.viewTraits }

  override func makeWidthRange() -> WidthRange {
    content.relyOnLayout()
    return base.widths
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    content.relyOnLayout()
    if isPlacedBelow { return blockWithOtherBelow(for: proposal) }
    let block = baseBlock(for: proposal)
    let room = StackLayout(proposal: Proposal(width: block.width, height: block.count))
    let others = other.arranged(in: room)
    // Without an overlay, return the original lines, which retain their origins.
    if others.lines.allSatisfy(\.isEmpty) { return block }
    var layers = OverlayCanvas(width: block.width, height: block.count)
    for next in view.isInFront ? [block, others] : [others, block] {
      layers.put(next, next.isIdentical(to: block) ? .topLeading : view.alignment)
    }
    return Block(layers.lines, origin: origin).widened(to: block.width).unless(equalTo: old)
  }

  /// Whether the overlay is placed below the rows of a list instead of over them.
  private var isPlacedBelow: Bool {
    view.isInFront && view.alignment.vertical != .top && base.containsVerticalScroller
      && other.firstUnit?.hasOwnSize ?? false
  }

  private func blockWithOtherBelow(for proposal: Proposal) -> Block {
    let room = Proposal(width: min(base.widths.max, proposal.width))
    var column = StackLayout(proposal: room)
    (column.span, column.alignment) = (room.width, view.alignment.horizontal)
    let others = other.arranged(in: column)
    let block = base.arranged(in: StackLayout(proposal: proposal.lowered(by: others.count)))
    return Block(joining: [block, others])
  }

  /// Returns the lines of the base view. If the base view is a color or a shape without a size, it
  /// is as large as the other views.
  private func baseBlock(for proposal: Proposal) -> Block {
    let block = base.arranged(in: StackLayout(proposal: proposal))
    guard block.isEmpty, base.firstUnit?.fillsContainer ?? false else { return block }
    let others = other.arranged(in: StackLayout(proposal: Proposal(width: proposal.width)))
    let room = Proposal(width: others.width, height: others.count)
    return base.arranged(in: StackLayout(proposal: room))
  }
}

extension Node {
  fileprivate var firstUnit: LayoutItem? {
    var items: [LayoutItem] = []
    addLayoutItems(to: &items)
    return items.first
  }
}

extension View {
  /// Places views in front of this view, within its bounds.
  ///
  ///     Text("unread messages").overlay(alignment: .trailing) { Text("3") }
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Overlaid(base: self, other: content(), alignment: alignment, isInFront: true)
  }

  /// Colors this view with a style, without hiding its text.
  @_disfavoredOverload
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Colors this view with a shape filled with a style, without hiding its text.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Places a single view in front of this view, within its bounds.
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Places views behind this view, within its bounds.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    Overlaid(base: self, other: content(), alignment: alignment, isInFront: false)
  }

  /// Places a single view behind this view, within its bounds.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }
}
