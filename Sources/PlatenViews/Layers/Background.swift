import PlatenLines

/// A colour behind a view.
private struct BackgroundModifier: BlockModifier {
  let color: Style.Color?

  func block(of inner: Block, origin: Origin, glyphs: Glyphs) -> Block {
    guard let color else { return inner }
    let width = inner.width
    return inner.mapLines { $0.padded(to: width).styled(Style(background: color)) }
  }
}

extension View {
  /// A colour behind this view, as far as its lines reach.
  ///
  ///     Text("late").background(.red)
  public func background<S: ShapeStyle>(_ style: S) -> some View {
    modifier(BackgroundModifier(color: style.foreground.foreground))
  }
}
