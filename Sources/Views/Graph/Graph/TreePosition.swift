/// The position of a node in the tree, in postorder.
///
/// A node follows its descendants, just as the modifiers of a view follow the view. Siblings are in
/// frame order.
package struct TreePosition: Comparable {
  /// The sibling indices on the path from the root to the node.
  fileprivate let steps: [Int]

  /// Returns whether the node at this position is an ancestor of the node at another position.
  package func isAround(_ other: TreePosition) -> Bool {
    steps.count < other.steps.count && other.steps.starts(with: steps)
  }

  package static func < (a: TreePosition, b: TreePosition) -> Bool {
    for (a, b) in zip(a.steps, b.steps) where a != b { return a < b }
    return a.steps.count > b.steps.count
  }
}

extension Node {
  /// The current position of the node in the tree.
  ///
  /// - Complexity: O(*n*) in the number of nodes on the path to the root.
  package final var position: TreePosition {
    var steps: [Int] = []
    var node = self
    while let parent = node.parent {
      steps.append(node.context(among: parent.children))
      node = parent
    }
    return TreePosition(steps: steps.reversed())
  }

  /// Returns the index of the node among its siblings. A parent with several children stores the
  /// index.
  private func context(among nodes: [Node]) -> Int {
    if nodes.indices.contains(index), nodes[index] === self { return index }
    return nodes.firstIndex { $0 === self } ?? 0
  }

  /// Notifies this node and its ancestors of reordered children, if these nodes observe
  /// preferences.
  ///
  /// - Parameter places: The new positions of the children, in their previous order.
  package final func notifyReordered(to places: [Int]) {
    guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { return }
    preferenceObserver?.preferencesReordered()
    notifyObservers { $0.preferencesReordered() }
  }
}
