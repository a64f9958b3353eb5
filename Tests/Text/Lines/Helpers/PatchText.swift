import PlatenLines

/// A block with the lines of one node.
func block(_ id: UInt64, _ lines: Line...) -> Block { Block(lines, origin: NodeID(id)) }

/// The patch between two lists of blocks, as text.
func patch(_ old: [Block], _ new: [Block]) -> String {
  Frame(Block(joining: old)).patch(to: Frame(Block(joining: new))).description
}
