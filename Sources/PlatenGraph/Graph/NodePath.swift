/// The way down from a node to one below it: what stands there is found without a look at the rest.
@MainActor
package struct NodePath {
  /// The nodes on the way, the lowest first.
  private let nodes: [Node]
  private let depth: Int

  /// - Returns: Nothing if the node is not below the other, nor that itself.
  package init?(from top: Node, to node: Node) {
    let count = node.depth - top.depth + 1
    guard count > 0 else { return nil }
    var nodes: [Node] = []
    nodes.reserveCapacity(count)
    nodes.append(node)
    while nodes.count < count, let parent = nodes[nodes.count - 1].parent { nodes.append(parent) }
    guard nodes.last === top else { return nil }
    self.nodes = nodes
    depth = node.depth
  }

  /// Whether the way ends at a node.
  func ends(at node: Node) -> Bool { nodes[0] === node }

  /// Whether the way leads through a node, or the node stands too low to be on it.
  func leads(through node: Node) -> Bool {
    let index = depth - node.depth
    return index < 0 || index < nodes.count && nodes[index] === node
  }

  /// The next node on the way below one.
  func next(below node: Node) -> Node? {
    let index = depth - node.depth
    return index > 0 && index < nodes.count && nodes[index] === node
      ? nodes[index - 1] : nil
  }
}
