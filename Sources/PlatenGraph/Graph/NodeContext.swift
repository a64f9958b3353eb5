/// Where a node is about to stand: under which parent, seeing which environment, placed in which
/// direction, whole or by a window.
@MainActor
@_spi(Nodes) public struct NodeContext {
  unowned let graph: Graph
  package let parent: Node?
  package let scope: EnvironmentScope
  /// What is fixed about the node that is made here, and no other.
  private(set) var attributes: NodeAttributes

  /// - Parameters:
  ///   - axis: The direction in which the stack around places what stands here.
  ///   - isInViewport: Whether what stands here are the rows of a viewport: a collection makes only
  ///     those shown.
  init(
    graph: Graph, parent: Node?, scope: EnvironmentScope, axis: Axis, isInViewport: Bool = false
  ) {
    self.graph = graph
    self.parent = parent
    self.scope = scope
    attributes = axis == .horizontal ? .standsBeside : []
    if isInViewport { attributes.insert(.isInViewport) }
  }

  /// Whether what stands here are the rows of a viewport.
  package var isInViewport: Bool { attributes.contains(.isInViewport) }

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
