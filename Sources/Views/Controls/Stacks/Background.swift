@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A modifier that fills the background of a view with a color.
private struct BackgroundModifier: BlockModifier {
  let backdrop: Style

  func block(of inner: Block, origin: NodeID, glyphs: Glyphs) -> Block {
    if backdrop == .plain { return inner }
    let width = inner.width
    return inner.mapLines { $0.padded(to: width).styled(backdrop) }
  }
}

extension View {
  /// Fills the background of this view with a color, up to the width of the widest line.
  ///
  ///     Text("late").background(.red)
  ///
  /// - Parameter edges: Has no effect: a terminal has no unsafe areas.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(BackgroundModifier(backdrop: style.backdrop(for: .plain)))
  }

  /// Fills the background of this view with a color. The shape has no effect: the background is
  /// always a rectangle.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(style)
  }

  /// Sets the background of this view to the default background of the terminal.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// Sets the background of this view to the default background of the terminal. The shape has no
  /// effect.
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape)
  }
}
