@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A colour behind a view.
private struct BackgroundModifier: BlockModifier {
  let backdrop: Style

  func block(of inner: Block, origin: NodeID, glyphs: Glyphs) -> Block {
    if backdrop == .plain { return inner }
    let width = inner.width
    return inner.mapLines { $0.padded(to: width).styled(backdrop) }
  }
}

extension View {
  /// A colour behind this view, as far as its lines reach.
  ///
  ///     Text("late").background(.red)
  ///
  /// - Parameter edges: Without effect: a screen has no unsafe edges.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(BackgroundModifier(backdrop: style.backdrop(for: .plain)))
  }

  /// A colour behind this view, in a shape; in text that is the rectangle around the shape.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(style)
  }

  /// The terminal's own background behind this view, whatever the shape.
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape)
  }
}
