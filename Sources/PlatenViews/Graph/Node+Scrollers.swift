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
