@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that is nothing but a style, which fills the room that it gets.
///
/// It makes no room by itself: it is as large as its frame, as high as the row that it stands in, or
/// as large as what it lies behind or in front of. Else it takes no line.
@MainActor
protocol Fill: PrimitiveView {
  /// The style of the cells that it fills.
  func backdrop(for text: Style) -> Style
}

extension Fill {
  package func makeNode(in context: NodeContext) -> Node { FillNode(self, in: context) }
}

private final class FillNode<V: Fill>: LayoutNode<V> {
  private var backdrop = Style.plain {
    didSet { setNeedsLayout(ifChanged: backdrop, from: oldValue) }
  }

  override func evaluate() {
    backdrop = tracking { view.backdrop(for: EnvironmentValues(scope).textStyle) }
  }

  override var isLowPriority: Bool { true }

  override var fillsHeight: Bool { true }

  override func makeWidthRange() -> WidthRange { WidthRange(0, 0, WidthRange.unlimited) }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let line = backdrop == .plain ? .empty : Line.spaces(proposal.width, style: backdrop)
    return Block([Line](repeating: line, count: proposal.height ?? 0), origin: origin)
      .widened(to: proposal.width).unless(equalTo: old)
  }
}
