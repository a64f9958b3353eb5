@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A line that separates views: horizontal in a `VStack`, vertical in an `HStack`.
///
///     VStack {
///       Text("above")
///       Divider()
///       Text("below")
///     }
public struct Divider: PrimitiveView {
  /// Creates a divider that spans the width of a `VStack` or the height of an `HStack`.
  public init() {}

  package func makeNode(in context: NodeContext) -> Node { DividerNode(self, in: context) }
}

private final class DividerNode: LeafNode<Divider> {
  override var fillsHeight: Bool { axis == .horizontal }

  override func makeWidthRange() -> WidthRange {
    axis == .horizontal ? WidthRange(fixed: 1) : WidthRange(1, 1, WidthRange.unlimited)
  }

  override func makeLines(for proposal: Proposal) -> [Line] {
    switch axis {
    case .horizontal:
      [Line](repeating: Line(asciiSafe("│"), style: .muted), count: max(proposal.height ?? 1, 1))
    case .vertical: [Line(String(repeating: asciiSafe("─"), count: proposal.width), style: .muted)]
    }
  }
}
