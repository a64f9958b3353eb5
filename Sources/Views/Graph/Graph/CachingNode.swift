/// A node that caches its layout.
@MainActor
protocol CachingNode: Node {
  /// Discards the cached layout of the node itself.
  func dropOwnCaches()
}

extension Node {
  /// Discards the cached layout of this node and its descendants, so the next layout starts from
  /// scratch.
  package final func dropCaches() {
    (self as? any CachingNode)?.dropOwnCaches()
    setNeedsLayout()
    for child in children { child.dropCaches() }
  }
}
