import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A modifier that draws a box around a view.
private struct BorderModifier: BlockModifier {
  let style: Style

  var inset: Int { 1 }

  func block(of inner: Block, origin: NodeID, glyphs: Glyphs) -> Block {
    let width = inner.width
    let rule = String(repeating: glyphs.asciiSafe("─"), count: width)
    let side = Line(glyphs.asciiSafe("│"), style: style)
    return Block(joining: [
      Block([Line(glyphs.asciiSafe("┌\(rule)┐"), style: style)], origin: origin),
      inner.mapLines { side + $0.padded(to: width) + side },
      Block([Line(glyphs.asciiSafe("└\(rule)┘"), style: style)], origin: origin),
    ])
  }
}

extension View {
  /// Adds a box around this view. The lines of the box are always one cell wide, regardless of the
  /// specified width.
  ///
  ///     Text("Ada").border(.red)
  ///     // ┌───┐
  ///     // │Ada│
  ///     // └───┘
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(style: content.foreground))
  }
}
