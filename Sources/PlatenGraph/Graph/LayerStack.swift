import PlatenLines

/// The nodes that are shown above a screen, the topmost last, and the lines of all.
@MainActor
package struct LayerStack {
  private(set) var nodes: [Node] = []
  /// The screen's lines, and those of what is shown above it. On a screen that presents nothing
  /// there is no tree; on others there always is, so that frames with and without layers share
  /// their parts.
  private var tree: BlockTree?

  /// Prepares for layers that the screen may show from now on.
  package mutating func expect() { if tree == nil { tree = BlockTree([.empty, .empty]) } }

  package mutating func append(_ node: Node) { nodes.append(node) }

  package mutating func remove(_ node: Node) { nodes.removeAll { $0 === node } }

  /// The lines of the screen and of the layers above it.
  mutating func block(of blocks: [Block], above screen: Block) -> Block {
    guard var tree = tree.take() else { return screen }
    tree.replace(at: 0, with: screen)
    tree.replace(at: 1, with: Block(joining: blocks))
    self.tree = tree
    return tree.block
  }
}

extension Graph {
  /// The screen itself and what is shown above it, the topmost last.
  package var layerNodes: [Node] { (root.map { [$0] } ?? []) + layerStack.nodes }

  /// The topmost layer; none once the screen is closed.
  package var topLayerNode: Node? { layerStack.nodes.last ?? root }
}
