import PlatenLines

/// A view that is nothing but a style, which fills the room that it gets.
///
/// It makes no room by itself: it is as large as its frame, as high as the row that it stands in, or
/// as large as what it lies behind or in front of. Else it takes no line.
@MainActor
protocol Fill: Primitive {
  /// The style of the cells that it fills.
  func backdrop(for text: Style) -> Style
}

extension Fill {
  func makeNode(in place: Place) -> Node { FillNode(self, in: place) }
}

private final class FillNode<V: Fill>: UnitNode<V> {
  private var backdrop = Style.plain {
    didSet { if backdrop != oldValue { requireLayout() } }
  }

  override func evaluate() {
    backdrop = reading { view.backdrop(for: EnvironmentValues(scope).textStyle) }
  }

  override var yields: Bool { true }

  override var stretches: Bool { true }

  override func makeWidths() -> Widths { Widths(0, 0, Widths.unlimited) }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let line = backdrop == .plain ? .empty : Line.spaces(proposal.width, style: backdrop)
    return Block([Line](repeating: line, count: proposal.height ?? 0), origin: origin)
      .widened(to: proposal.width).unless(equalTo: old)
  }
}
