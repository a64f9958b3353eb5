/// Where a node is about to stand: under which parent, seeing which environment, placed in which
/// direction, whole or by a window.
@MainActor
@_spi(Nodes) public struct NodeContext {
  unowned let graph: Graph
  package let parent: Node?
  package let scope: EnvironmentScope
  let axis: Axis
  /// Whether what stands here are the rows of a window: a collection makes only those shown.
  package var isInViewport = false
  /// What is fixed about the node that is made here, and no other.
  private(set) var attributes: NodeAttributes = []

  /// The same place for a node of which more is fixed.
  package func adding(_ attributes: NodeAttributes) -> NodeContext {
    var context = self
    context.attributes.formUnion(attributes)
    return context
  }
}

extension Node {
  /// A place below this node.
  package final func context(
    scope: EnvironmentScope? = nil, axis: Axis? = nil, isInViewport: Bool? = nil
  ) -> NodeContext {
    NodeContext(
      graph: graph, parent: self, scope: scope ?? self.scope, axis: axis ?? self.axis,
      isInViewport: isInViewport ?? self.isInViewport)
  }
}
