import PlatenLines
import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct BlockCacheTests {
  /// The widths for which a block is built when some widths are requested in order.
  private func made(for widths: Int..., capacity: Int) -> [Int] {
    var cache = BlockCache(capacity: capacity)
    var made: [Int] = []
    for width in widths {
      _ = cache.block(for: Proposal(width: width), version: 1) { _ in
        made.append(width)
        return Block([Line("\(width)")], origin: NodeID(1))
      }
    }
    return made
  }

  @Test func aBlockIsNotRebuiltForACachedProposal() {
    #expect(made(for: 1, 2, 1, 2, capacity: 2) == [1, 2])
  }

  @Test func theBlockForTheOldestProposalIsEvicted() {
    #expect(made(for: 1, 2, 3, 1, capacity: 2) == [1, 2, 3, 1])
  }

  @Test func aNewVersionReplacesTheCachedBlock() {
    var cache = BlockCache(capacity: 1)
    let first = Block([Line("first")], origin: NodeID(1))
    _ = cache.block(for: Proposal(width: 1), version: 1) { _ in first }
    let second = cache.block(for: Proposal(width: 1), version: 2) { old in
      #expect(old?.isIdentical(to: first) == true)
      return Block([Line("second")], origin: NodeID(1))
    }
    #expect(second.lines == ["second"])
  }
}
