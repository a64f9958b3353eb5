import PlatenLines

/// The layers of a screen, and their combined lines.
@MainActor
package struct LayerStack {
  /// The node of the screen, or `nil` after the screen closes.
  var root: Node?
  /// The nodes of the layers above the screen, with the topmost last.
  private(set) var nodes: [Node] = []
  /// The nodes of the views that code has attached to the screen to present layers.
  var attached: [Node] = []
  /// The lines of all layers after the last update.
  var block = Block.empty
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

  /// Combines the lines of the screen and the layers above it.
  mutating func show(_ blocks: [Block], above screen: Block) {
    block = screen
    guard var tree = tree.take() else { return }
    coveredCount = blocks.isEmpty ? 0 : screen.count + blocks.dropLast().reduce(0) { $0 + $1.count }
    tree.replace(at: 0, with: screen)
    tree.replace(at: 1, with: Block(joining: blocks))
    self.tree = tree
    block = tree.block
  }
}

extension Graph {
  /// The node of the root view, or `nil` after the screen closes.
  var root: Node? { layerStack.root }

  /// The lines of the screen after the last update.
  package var block: Block { layerStack.block }

  /// The nodes of the screen and its layers, with the topmost last.
  package var layerNodes: [Node] { (root.map { [$0] } ?? []) + layerStack.nodes }

  /// The number of lines of the frame above the topmost modal, or 0 if no modal is presented.
  package var coveredCount: Int { layerStack.coveredCount }

  /// The node of the topmost layer above the screen, or `nil` if no layer is presented.
  package var topPresentedNode: Node? { layerStack.nodes.last }

  /// The node of the topmost layer, or `nil` if the screen is closed.
  package var topLayerNode: Node? { layerStack.nodes.last ?? root }
}
