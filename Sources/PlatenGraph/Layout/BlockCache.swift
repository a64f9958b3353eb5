import PlatenLines

/// The blocks that a node made for its last proposals.
struct BlockCache {
  private let capacity: Int
  private var entries: [(proposal: Proposal, version: Int, block: Block)] = []

  /// A cache for so many proposals, the latest.
  init(capacity: Int) { self.capacity = capacity }

  /// The block for a proposal, made anew if the node changed since; `make` gets the one before.
  mutating func block(
    for proposal: Proposal, version: Int, make: (_ old: Block?) -> Block
  ) -> Block {
    let index = entries.firstIndex { $0.proposal == proposal }
    if let index, entries[index].version == version { return entries[index].block }
    let block = make(index.map { entries[$0].block })
    if let index { entries.remove(at: index) }
    if entries.count == capacity { entries.removeFirst() }
    entries.append((proposal, version, block))
    return block
  }
}
