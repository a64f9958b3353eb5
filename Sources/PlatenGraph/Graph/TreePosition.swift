/// Where a node stands in the tree.
///
/// A node stands behind those in it, as a view's modifiers stand behind the view, and of nodes beside
/// each other one stands before the next.
package struct TreePosition: Comparable {
  /// The positions of the node and of those around it among the nodes beside them, the root's first.
  fileprivate let steps: [Int]

  /// Whether what stands here is around what stands there.
  package func isAround(_ other: TreePosition) -> Bool {
    steps.count < other.steps.count && other.steps.starts(with: steps)
  }

  package static func < (a: TreePosition, b: TreePosition) -> Bool {
    for (a, b) in zip(a.steps, b.steps) where a != b { return a < b }
    return a.steps.count > b.steps.count
  }
}

extension Node {
  /// Where it stands in the tree now.
  ///
  /// - Complexity: O(*n*) in the nodes on the way to the root.
  package final var position: TreePosition {
    var steps: [Int] = []
    var node = self
    while let parent = node.parent {
      steps.append(node.context(among: parent.children))
      node = parent
    }
    return TreePosition(steps: steps.reversed())
  }

  /// Its position among the nodes beside it; the parent of many keeps it.
  private func context(among nodes: [Node]) -> Int {
    if nodes.indices.contains(index), nodes[index] === self { return index }
    return nodes.firstIndex { $0 === self } ?? 0
  }

  /// Tells those above if nodes below that stay have changed places.
  ///
  /// - Parameter places: Where they stand now, in the order in which they stood before.
  package final func notifyReordered(to places: [Int]) {
    guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { return }
    preferenceObserver?.preferencesReordered()
    notifyObservers { $0.preferencesReordered() }
  }
}
