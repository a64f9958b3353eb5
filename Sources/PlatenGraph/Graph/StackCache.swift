import PlatenLines

/// The blocks of a group's children in one column, and which of them must be asked again.
@MainActor
struct StackCache {
  let column: StackLayout
  private(set) var tree: BlockTree
  /// Children whose lines may have changed.
  var pending: [Node] = []

  init(_ nodes: [Node], in column: StackLayout) {
    self.column = column
    tree = BlockTree(nodes.map { $0.arranged(in: column) })
  }

  /// Asks the children that may have changed.
  mutating func update(under parent: Node) {
    for node in pending where node.parent === parent {
      tree.replace(at: node.index, with: node.arranged(in: column))
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Children have been replaced: the new ones are to be asked, and those that are gone forgotten.
  mutating func splice(_ range: Range<Int>, with new: [Node]) {
    tree.replaceSubrange(range, with: new.map { _ in .empty })
    pending.removeAll { $0.parent == nil }
    pending += new
  }
}

/// What the children of a group ask for, and which of them must be asked again.
@MainActor
struct WidthCache {
  private var widths: [WidthRange]
  /// What they ask for on top of each other; `nil` while it has to be found again.
  private var union: WidthRange?
  /// Children whose widths may have changed.
  var pending: [Node] = []

  init(_ nodes: [Node]) { widths = nodes.map(\.widths) }

  /// What all ask for on top of each other.
  var total: WidthRange { union ?? .none }

  /// Asks the children that may have changed.
  mutating func update(under parent: Node) {
    for node in pending where node.parent === parent {
      let new = node.widths
      if widths[node.index] != new { (widths[node.index], union) = (new, nil) }
    }
    pending.removeAll(keepingCapacity: true)
    if union == nil { union = widths.reduce(.none) { $0.union($1) } }
  }

  /// Children have been replaced: the new ones are to be asked, and those that are gone forgotten.
  mutating func splice(_ range: Range<Int>, with new: [Node]) {
    widths.replaceSubrange(range, with: new.map { _ in .none })
    union = nil
    pending.removeAll { $0.parent == nil }
    pending += new
  }
}
