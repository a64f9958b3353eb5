import PlatenLines

/// The blocks that a node made for its last two proposals.
struct BlockCache {
  private var entries: [(proposal: Proposal, version: Int, block: Block)] = []

  /// The block for a proposal, made anew if the node changed since; `make` gets the one before.
  mutating func block(
    for proposal: Proposal, version: Int, make: (_ old: Block?) -> Block
  ) -> Block {
    let index = entries.firstIndex { $0.proposal == proposal }
    if let index, entries[index].version == version { return entries[index].block }
    let block = make(index.map { entries[$0].block })
    if let index { entries.remove(at: index) } else if entries.count == 2 { entries.removeFirst() }
    entries.append((proposal, version, block))
    return block
  }
}
