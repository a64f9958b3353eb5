import PlatenLines

/// A cache of the blocks that a group's children have in a stack layout.
@MainActor
struct StackCache {
  let column: StackLayout
  private(set) var tree: BlockTree
  /// The children whose lines may have changed.
  var pending: [Node] = []

  init(_ nodes: [Node], in column: StackLayout) {
    self.column = column
    tree = BlockTree(nodes.map { $0.arranged(in: column) })
  }

  /// Updates the blocks of the pending children.
  mutating func update(under parent: Node) {
    for node in pending where node.parent === parent {
      tree.replace(at: node.index, with: node.arranged(in: column))
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Replaces the blocks of a range of children, and marks the new children as pending.
  mutating func splice(_ range: Range<Int>, with new: [Node]) {
    tree.replaceSubrange(range, with: new.map { _ in .empty })
    pending.removeAll { $0.parent == nil }
    pending += new
  }
}

/// A cache of the width ranges of a group's children.
@MainActor
struct WidthCache {
  private var widths: [WidthRange]
  /// The combined width range in a vertical stack, or `nil` if it must be recomputed.
  private var union: WidthRange?
  /// The children whose widths may have changed.
  var pending: [Node] = []

  init(_ nodes: [Node]) { widths = nodes.map(\.widths) }

  /// The combined width range of all children in a vertical stack.
  var total: WidthRange { union ?? .none }

  /// Updates the width ranges of the pending children.
  mutating func update(under parent: Node) {
    for node in pending where node.parent === parent {
      let new = node.widths
      if widths[node.index] != new { (widths[node.index], union) = (new, nil) }
    }
    pending.removeAll(keepingCapacity: true)
    if union == nil { union = widths.reduce(.none) { $0.union($1) } }
  }

  /// Replaces the width ranges of a range of children, and marks the new children as pending.
  mutating func splice(_ range: Range<Int>, with new: [Node]) {
    widths.replaceSubrange(range, with: new.map { _ in .none })
    union = nil
    pending.removeAll { $0.parent == nil }
    pending += new
  }
}
