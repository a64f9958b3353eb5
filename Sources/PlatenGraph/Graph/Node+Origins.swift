import PlatenLines

extension Node {
  /// The places from which lines can come here and below.
  package var originsBelow: Set<NodeID> {
    children.reduce(into: [origin]) { $0.formUnion($1.originsBelow) }
  }

  /// The places from which the lines in a block come that show this; where they show others as well,
  /// as a row of several views does, those of all of them.
  ///
  /// - Complexity: O(*n*) in the nodes below and the places in the block, for each node above that
  ///   has to be asked.
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
  /// The places from which its lines in a block come, and those of what stands beside it there.
  package func origins(in block: Block) -> Set<NodeID> { node?.origins(in: block) ?? [] }
}

extension LabeledValue {
  /// The places from which its lines in a block come, and those of what stands beside it there.
  @MainActor
  package func origins(in block: Block) -> Set<NodeID> { node?.origins(in: block) ?? [] }
}
