/// The nodes to be evaluated: parents first, at the same depth the older first.
@MainActor
struct DirtyNodes {
  private var byDepth: [Level] = []
  private var count = 0
  /// No node stands at a smaller depth.
  private var shallowest = 0

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: Node) {
    while byDepth.count <= node.depth { byDepth.append(Level()) }
    byDepth[node.depth].insert(node)
    shallowest = min(shallowest, node.depth)
    count += 1
  }

  /// Takes out the first node.
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

/// The nodes of one depth.
@MainActor
private struct Level {
  /// The oldest last, if sorted: whoever marks them has them in no order at all.
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
