@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A modifier that puts a sign into the gutter of a terminal, next to the first line of a view.
private struct GutterSignModifier: BlockModifier {
  let sign: Line?

  /// Half of the sign's width, because an inset applies to both sides.
  var inset: Int { (sign?.width ?? 0) / 2 }

  func block(of inner: Block, origin: NodeID, glyphs: Glyphs) -> Block {
    guard let sign, !inner.isEmpty else { return inner }
    let first = inner.prefix(1).mapLines { (sign + $0).styled(Style(.flushLeft)) }
    return Block(joining: [first, inner.dropFirst(1)])
  }
}

extension View {
  /// Shows a sign as wide as the gutter next to the first line of this view.
  ///
  /// - Parameter sign: The sign, or `nil` where there is no gutter, as in a transcript.
  package func gutterSign(_ sign: Line?) -> some View { modifier(GutterSignModifier(sign: sign)) }
}
