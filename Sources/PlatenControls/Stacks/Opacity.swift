@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view of which less is seen, or nothing.
private struct OpacityModifier: BlockModifier {
  let opacity: Double

  var isSeen: Bool { opacity > 0 }

  func block(of inner: Block, origin: NodeID, glyphs: Glyphs) -> Block {
    if opacity >= 1 { return inner }
    if isSeen { return inner.mapLines { $0.styled(.dim) }.widened(to: inner.width) }
    return Block([Line](repeating: .empty, count: inner.count), origin: origin)
      .widened(to: inner.width)
  }
}

extension View {
  /// This view unseen: its room is empty, and nobody can act on it.
  ///
  ///     Text("later").hidden()
  public func hidden() -> some View { opacity(0) }

  /// This view less to be seen: dim below 1. At 0 its room is empty, and nobody can act on it.
  ///
  ///     Text("Saved").opacity(isSaved ? 1 : 0)
  public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity.isNaN ? 1 : opacity))
  }
}
