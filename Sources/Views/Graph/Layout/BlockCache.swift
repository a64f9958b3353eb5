import PlatenLines

/// A cache of the blocks that a node created for its most recent proposals.
struct BlockCache {
  private let capacity: Int
  private var entries: [(proposal: Proposal, version: Int, block: Block)] = []

  /// Creates a cache for the specified number of proposals.
  init(capacity: Int) { self.capacity = capacity }

  /// Returns the block for a proposal, and recreates the block if the node's version has changed.
  ///
  /// - Parameter make: A closure that creates the block, given the previous block, if any.
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
