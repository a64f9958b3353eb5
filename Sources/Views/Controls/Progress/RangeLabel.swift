@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The labels for the minimum and the maximum, in parentheses: `(empty…full)`.
struct RangeLabel<Bound: View>: PrimitiveView {
  let least: Bound
  let most: Bound

  func makeNode(in context: NodeContext) -> Node { RangeLabelNode(self, in: context) }
}

private final class RangeLabelNode<Bound: View>: ContainerNode<RangeLabel<Bound>> {
  override func evaluate() { setContent(TupleView((view.least, view.most))) }

  private var note: Line {
    content.relyOnLayout()
    let ends = content.children.map(\.oneLine)
    return .note(ends[0] + Line(graph.glyphs.ellipsis) + ends[1])
  }

  override func makeWidthRange() -> WidthRange { WidthRange(fixed: note.width) }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    Block([note], origin: origin).unless(equalTo: old)
  }
}
