extension NodeContext {
  /// The maximum depth of a node.
  ///
  /// Layout and searches call themselves for each child, so they need a part of the stack for each
  /// level. A stack of 8 MiB has room for more than 12,000 levels in a debug build. A fixed limit has
  /// the same effect in every build.
  package static let maxDepth = 6_000

  /// Whether a node in this context would exceed the maximum depth.
  var isTooDeep: Bool { parent.map { $0.place.depth >= Self.maxDepth } ?? false }

  /// Creates a node without content in place of a view that is nested too deeply.
  func emptyNode() -> Node {
    graph.warn(
      """
      cannot show a view that is nested in \(Self.maxDepth) others: deeper views would overflow the \
      stack; show nested data as rows of one list
      """)
    return GroupNode(EmptyView(), in: self)
  }
}
