extension Node {
  /// The node itself, if it scrolls.
  package final var scrolling: (any ScrollingNode)? {
    attributes.contains(.scrolls) ? self as? any ScrollingNode : nil
  }

  /// Counts a scroller more, or less, in this node and in every node above.
  final func countScroller(_ change: Int) {
    var node: Node? = self
    while let here = node {
      here.scrollers += change
      node = here.parent
    }
  }
}

extension Node {
  /// Whether a list, a form or a vertical scroll view is shown here or below.
  ///
  /// SwiftUI gives such a view all the height of the screen. Here it is as high as its rows, and the
  /// room below them belongs to it all the same.
  package final var containsVerticalScroller: Bool {
    if scrollers == 0 { return false }
    if let scrolling { return scrolling.scrollsVertically }
    return visibleChildren.contains(where: \.containsVerticalScroller)
  }
}
