/// The nodes to be evaluated, sorted by depth and then by age, with the oldest first.
@MainActor
struct DirtyNodes {
  private var byDepth: [Level] = []
  private var count = 0
  /// A lower bound for the depth of all dirty nodes.
  private var shallowest = 0

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: Node) {
    while byDepth.count <= node.place.depth { byDepth.append(Level()) }
    byDepth[node.place.depth].insert(node)
    shallowest = min(shallowest, node.place.depth)
    count += 1
  }

  /// Removes and returns the first node.
  mutating func popFirst() -> Node? {
    while shallowest < byDepth.count {
      if let node = byDepth[shallowest].popFirst() {
        count -= 1
        return node
      }
      shallowest += 1
    }
    return nil
  }
}

/// The dirty nodes at one depth.
@MainActor
private struct Level {
  /// The nodes, with the oldest last. They are sorted lazily because they are marked in arbitrary
  /// order.
  private var nodes: [Node] = []
  private var isSorted = true

  mutating func insert(_ node: Node) {
    nodes.append(node)
    isSorted = nodes.count == 1
  }

  mutating func popFirst() -> Node? {
    if !isSorted {
      nodes.sort { $0.origin > $1.origin }
      isSorted = true
    }
    return nodes.popLast()
  }
}
