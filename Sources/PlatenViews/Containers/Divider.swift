import PlatenLines

/// A rule between views: across a `VStack`, upright in an `HStack`.
///
///     VStack {
///       Text("above")
///       Divider()
///       Text("below")
///     }
public struct Divider: Primitive {
  /// A rule as long as the room that it stands in.
  public init() {}

  func makeNode(in place: Place) -> Node { DividerNode(self, in: place) }
}

private final class DividerNode: LeafNode<Divider> {
  override var stretches: Bool { axis == .horizontal }

  override func makeWidths() -> Widths {
    axis == .horizontal ? Widths(fixed: 1) : Widths(1, 1, Widths.unlimited)
  }

  override func makeLines(for proposal: Proposal) -> [Line] {
    switch axis {
    case .horizontal:
      [Line](repeating: Line(own("│"), style: .dim), count: max(proposal.height ?? 1, 1))
    case .vertical: [Line(String(repeating: own("─"), count: proposal.width), style: .dim)]
    }
  }
}
