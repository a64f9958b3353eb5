import PlatenLines

/// A block of the lines of one node.
func block(_ id: UInt64, _ lines: Line...) -> Block { Block(lines, origin: NodeID(id)) }

/// The patch from some blocks to others, as text.
func patch(_ old: [Block], _ new: [Block]) -> String {
  Frame(Block(joining: old)).patch(to: Frame(Block(joining: new))).description
}
