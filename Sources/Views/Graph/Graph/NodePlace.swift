/// The place of a node in the tree.
@MainActor
struct NodePlace {
  /// The parent; `nil` for the root and after the node has left the tree.
  unowned var parent: Node?
  /// The index among the children of a parent with several children.
  var index = 0
  /// The number of ancestors that the node had when it was created.
  let depth: Int

  init(under parent: Node?) {
    self.parent = parent
    depth = (parent?.place.depth ?? -1) + 1
  }
}
