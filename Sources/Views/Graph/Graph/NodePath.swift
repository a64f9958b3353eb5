/// The path from a node to one of its descendants, along which a search finds the descendant.
@MainActor
package struct NodePath {
  /// The nodes on the path, with the deepest first.
  private let nodes: [Node]
  private let depth: Int

  /// Creates the path from a top node to another node.
  ///
  /// - Returns: `nil` if the other node is neither the top node nor one of its descendants.
  package init?(from top: Node, to node: Node) {
    let count = node.place.depth - top.place.depth + 1
    guard count > 0 else { return nil }
    var nodes: [Node] = []
    nodes.reserveCapacity(count)
    nodes.append(node)
    while nodes.count < count, let parent = nodes[nodes.count - 1].parent { nodes.append(parent) }
    guard nodes.last === top else { return nil }
    self.nodes = nodes
    depth = node.place.depth
  }

  /// Returns whether the path ends at a node.
  func ends(at node: Node) -> Bool { nodes[0] === node }

  /// Returns whether the path contains a node, or the node is deeper than the end of the path.
  func leads(through node: Node) -> Bool {
    let index = depth - node.place.depth
    return index < 0 || index < nodes.count && nodes[index] === node
  }

  /// Returns the node that directly follows a node on the path.
  func next(below node: Node) -> Node? {
    let index = depth - node.place.depth
    return index > 0 && index < nodes.count && nodes[index] === node
      ? nodes[index - 1] : nil
  }
}
