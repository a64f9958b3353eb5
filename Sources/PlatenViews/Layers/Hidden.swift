import PlatenLines

/// A view that is not seen, and keeps its room.
private struct HiddenModifier: BlockModifier {
  var isSeen: Bool { false }

  func block(of inner: Block, origin: Origin, glyphs: Glyphs) -> Block {
    Block([Line](repeating: .empty, count: inner.count), origin: origin)
      .widened(to: inner.width)
  }
}

extension View {
  /// This view unseen: its room is empty, and nobody can act on it.
  ///
  ///     Text("later").hidden()
  public func hidden() -> some View { modifier(HiddenModifier()) }
}
