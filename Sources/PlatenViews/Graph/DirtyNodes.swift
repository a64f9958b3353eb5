/// The nodes to be evaluated, parents first.
@MainActor
struct DirtyNodes {
  private var byDepth: [[Node]] = []
  private var count = 0
  /// No node stands at a smaller depth.
  private var shallowest = 0

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: Node) {
    while byDepth.count <= node.depth { byDepth.append([]) }
    byDepth[node.depth].append(node)
    shallowest = min(shallowest, node.depth)
    count += 1
  }

  /// Takes out a node of the smallest depth.
  mutating func popFirst() -> Node? {
    while shallowest < byDepth.count {
      if let node = byDepth[shallowest].popLast() {
        count -= 1
        return node
      }
      shallowest += 1
    }
    return nil
  }

  /// What stands in line, by type, each once.
  var descriptions: [String] {
    Set(byDepth.joined().map { String(describing: type(of: $0)) }).sorted()
  }
}
