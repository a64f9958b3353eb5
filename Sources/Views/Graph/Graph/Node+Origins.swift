import PlatenLines

extension Node {
  /// The origins of the lines that this node and its descendants can produce.
  package var originsBelow: Set<NodeID> {
    children.reduce(into: [origin]) { $0.formUnion($1.originsBelow) }
  }

  /// Returns the origins of the lines in a block that show this node.
  ///
  /// If these lines also show other nodes, as in a row of several views, the result contains the
  /// origins of all these nodes.
  ///
  /// - Complexity: O(*n*) in the number of descendants and of origins in the block, for each
  ///   ancestor that must be queried.
  func origins(in block: Block) -> Set<NodeID> {
    var node: Node? = self
    while let here = node {
      let origins = here === self ? originsBelow : [here.origin]
      if block.lines(from: origins) != nil { return origins }
      node = here.parent
    }
    return []
  }
}

extension ControlElement {
  /// Returns the origins of the control's lines in a block, and of other views on these lines.
  package func origins(in block: Block) -> Set<NodeID> { node?.origins(in: block) ?? [] }
}

extension LabeledValue {
  /// Returns the origins of the value's lines in a block, and of other views on these lines.
  @MainActor
  package func origins(in block: Block) -> Set<NodeID> { node?.origins(in: block) ?? [] }
}
