@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A modifier that draws the controls in a view as the items of an open menu.
struct MenuAppearance: BlockModifier {
  func block(of inner: Block, origin: NodeID, glyphs: Glyphs) -> Block {
    let width = inner.width
    return inner.mapLines { $0.menuItem(width: width) }
  }
}

extension [Line] {
  /// Returns the lines as the items of an open menu, which are equally wide.
  func menuItems(indent: Int) -> [Line] {
    let width = map(\.width).max() ?? 0
    return map { $0.menuItem(width: width).indented(by: indent) }
  }
}

extension Line {
  /// Returns the line as an item of an open menu, on the fill of the menu.
  func menuItem(width: Int) -> Line {
    let item = padded(to: width).styled(Style(fill: .menu))
    return has(.focused) ? item.chosenMenuItem : item
  }

  /// The item of an open menu as it appears while the cursor is there.
  ///
  /// The whole row is filled. Of a destructive item, only the button is, in the color of danger.
  var chosenMenuItem: Line {
    let isDestructive = hasStyle { $0.foreground == .role(.error) }
    return restyled { style in
      guard style.background == .role(.menu) else { return style }
      if isDestructive {
        return style.foreground == .role(.error) ? Style(.focused).over(style) : style
      }
      return Style([.focused, .cursorRow]).over(style)
    }
  }
}
