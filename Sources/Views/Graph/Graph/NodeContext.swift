/// The context of a new node: its parent, its environment, its axis, and its viewport.
@MainActor
@_spi(Nodes) public struct NodeContext {
  unowned let graph: Graph
  package let parent: Node?
  package let scope: EnvironmentScope
  /// The constant attributes of the new node, which its children do not inherit.
  private(set) var attributes: NodeAttributes

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the enclosing stack arranges the node.
  ///   - isInViewport: Whether the node is among the rows of a viewport. If it is, a collection
  ///     creates only its visible rows.
  init(
    graph: Graph, parent: Node?, scope: EnvironmentScope, axis: Axis, isInViewport: Bool = false
  ) {
    self.graph = graph
    self.parent = parent
    self.scope = scope
    attributes = axis == .horizontal ? .standsBeside : []
    if isInViewport { attributes.insert(.isInViewport) }
  }

  /// Whether the new node is among the rows of a viewport.
  package var isInViewport: Bool { attributes.contains(.isInViewport) }

  /// Returns the context with additional node attributes.
  package func adding(_ attributes: NodeAttributes) -> NodeContext {
    var context = self
    context.attributes.formUnion(attributes)
    return context
  }
}

extension Node {
  /// Returns a context for a child of this node.
  package final func context(
    scope: EnvironmentScope? = nil, axis: Axis? = nil, isInViewport: Bool? = nil
  ) -> NodeContext {
    NodeContext(
      graph: graph, parent: self, scope: scope ?? self.scope, axis: axis ?? self.axis,
      isInViewport: isInViewport ?? self.isInViewport)
  }
}
