/// A node that keeps what it has laid out.
@MainActor
protocol CachingNode: Node {
  /// Forgets what the node itself has laid out.
  func dropOwnCaches()
}

extension Node {
  /// Forgets every answer here and below, so that the next layout is made from nothing.
  package final func dropCaches() {
    (self as? any CachingNode)?.dropOwnCaches()
    setNeedsLayout()
    for child in children { child.dropCaches() }
  }
}
