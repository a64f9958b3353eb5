@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that fills its space with a style.
///
/// Its size depends on other views: on its frame, on the height of its row, or on the view in front
/// of or behind it. Otherwise, it has no lines.
@MainActor
protocol Fill: PrimitiveView {
  /// Returns the style of the filled cells.
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
