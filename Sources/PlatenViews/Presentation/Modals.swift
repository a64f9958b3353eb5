import PlatenLines

/// What is shown above a screen, the topmost last, and the lines of all.
@MainActor
struct Modals {
  private(set) var nodes: [any ModalNode] = []
  /// The screen's lines, and those of what is shown above it. On a screen that presents nothing
  /// there is no pile; on others there always is, so that frames with and without modals share
  /// their parts.
  private var tree: BlockTree?

  /// The screen may present something from now on.
  mutating func expect() { if tree == nil { tree = BlockTree([.empty, .empty]) } }

  mutating func append(_ node: any ModalNode) { nodes.append(node) }

  mutating func remove(_ node: any ModalNode) { nodes.removeAll { $0 === node } }

  /// The lines of the screen, and of what is shown above it.
  mutating func block(of blocks: [Block], above screen: Block) -> Block {
    guard var tree = tree.take() else { return screen }
    tree.replace(at: 0, with: screen)
    tree.replace(at: 1, with: Block(joining: blocks))
    self.tree = tree
    return tree.block
  }
}
