import PlatenLines

/// The layers above a screen, with the topmost last, and the combined lines of the screen and its
/// layers.
@MainActor
package struct LayerStack {
  private(set) var nodes: [Node] = []
  /// The nodes of the views that code has attached to the screen to present layers.
  var attached: [Node] = []
  /// The lines of the screen and its layers, or `nil` if the screen never presents layers.
  ///
  /// A screen that presents layers has a tree even while it shows no layers, so frames with and
  /// without layers share their lines.
  private var tree: BlockTree?
  /// The number of lines that the topmost layer covers, or 0 if no layer is above the screen.
  private(set) var coveredCount = 0

  /// Prepares for layers that the screen may present later.
  package mutating func expect() { if tree == nil { tree = BlockTree([.empty, .empty]) } }

  package mutating func append(_ node: Node) { nodes.append(node) }

  package mutating func remove(_ node: Node) { nodes.removeAll { $0 === node } }

  /// Returns the combined lines of the screen and the layers above it.
  mutating func block(of blocks: [Block], above screen: Block) -> Block {
    guard var tree = tree.take() else { return screen }
    coveredCount = blocks.isEmpty ? 0 : screen.count + blocks.dropLast().reduce(0) { $0 + $1.count }
    tree.replace(at: 0, with: screen)
    tree.replace(at: 1, with: Block(joining: blocks))
    self.tree = tree
    return tree.block
  }
}

extension Graph {
  /// The nodes of the screen and its layers, with the topmost last.
  package var layerNodes: [Node] { (root.map { [$0] } ?? []) + layerStack.nodes }

  /// The number of lines of the frame above the topmost modal, or 0 if no modal is presented.
  package var coveredCount: Int { layerStack.coveredCount }

  /// The node of the topmost layer above the screen, or `nil` if no layer is presented.
  package var topPresentedNode: Node? { layerStack.nodes.last }

  /// The node of the topmost layer, or `nil` if the screen is closed.
  package var topLayerNode: Node? { layerStack.nodes.last ?? root }
}
