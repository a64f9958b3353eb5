import PlatenLines

/// A rule between views: across a `VStack`, upright in an `HStack`.
public struct Divider: Primitive {
  public init() {}

  func makeNode(in place: Place) -> Node { DividerNode(self, in: place) }
}

private final class DividerNode: LeafNode<Divider> {
  override func evaluate() { requireLayout() }

  override func makeWidths() -> Widths { Widths(fixed: 1) }

  override func block(filling height: Int) -> Block? {
    Block([Line](repeating: Line("│", style: .dim), count: max(height, 1)), origin: origin)
  }

  override func makeLines(for proposal: Proposal) -> [Line] {
    [Line(String(repeating: "─", count: proposal.width), style: .dim)]
  }
}
