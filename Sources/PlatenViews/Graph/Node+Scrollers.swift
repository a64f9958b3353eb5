extension Node {
  /// Tells this and every node above that there is another node that can scroll, or one less.
  final func countScroller(_ change: Int) {
    var node: Node? = self
    while let here = node {
      here.scrollers += change
      node = here.parent
    }
  }
}

extension Node {
  /// Whether a list or a vertical scroll view is shown here or below.
  ///
  /// SwiftUI gives such a view all the height of the screen. Here it is as high as its rows, and the
  /// room below them belongs to it all the same.
  final var containsVerticalScroller: Bool {
    if scrollers == 0 { return false }
    return scrolling?.scrollsVertically ?? shownChildren.contains(where: \.containsVerticalScroller)
  }
}
