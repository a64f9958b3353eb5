/// Where a node is about to stand: under which parent, seeing which environment, placed in which
/// direction, whole or by a window.
@MainActor
struct Place {
  unowned let graph: Graph
  let parent: Node?
  let scope: Scope
  let axis: Axis
  /// Whether what stands here are the rows of a window: a collection makes only those shown.
  var isWindowed = false
}

extension Node {
  /// A place below this node.
  final func place(
    scope: Scope? = nil, axis: Axis? = nil, isWindowed: Bool? = nil
  ) -> Place {
    Place(
      graph: graph, parent: self, scope: scope ?? self.scope, axis: axis ?? self.axis,
      isWindowed: isWindowed ?? self.isWindowed)
  }
}
