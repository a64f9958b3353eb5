extension Node {
  /// The node itself, if it is a scrolling node.
  package final var scrolling: (any ScrollingNode)? {
    attributes.contains(.scrolls) ? self as? any ScrollingNode : nil
  }

  /// Adds a change to the scroller counts of this node and its ancestors.
  final func countScroller(_ change: Int) {
    var node: Node? = self
    while let here = node {
      here.scrollers += change
      node = here.parent
    }
  }
}

extension Node {
  /// Whether this node or a descendant shows a list, a form, or a vertical scroll view.
  ///
  /// SwiftUI gives such a view the full height of the screen. In Platen, the view is as high as its
  /// rows, but the space below the rows still belongs to the view.
  package final var containsVerticalScroller: Bool {
    if scrollers == 0 { return false }
    if let scrolling { return scrolling.scrollsVertically }
    return visibleChildren.contains(where: \.containsVerticalScroller)
  }
}
