@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A modifier that mutes or hides a view.
private struct OpacityModifier: BlockModifier {
  let opacity: Double

  var isSeen: Bool { opacity > 0 }

  func block(of inner: Block, origin: NodeID, glyphs: Glyphs) -> Block {
    if opacity >= 1 { return inner }
    if isSeen { return inner.mapLines { $0.styled(.muted) }.widened(to: inner.width) }
    return Block([Line](repeating: .empty, count: inner.count), origin: origin)
      .widened(to: inner.width)
  }
}

extension View {
  /// Hides this view without removing its space. Controls in the view cannot be used.
  ///
  ///     Text("later").hidden()
  public func hidden() -> some View { opacity(0) }

  /// Mutes this view if the opacity is less than 1, and hides it at 0.
  ///
  ///     Text("Saved").opacity(isSaved ? 1 : 0)
  ///
  /// A hidden view still occupies its space, but its controls cannot be used.
  public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity.isNaN ? 1 : opacity))
  }
}
