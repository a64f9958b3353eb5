import Testing

@testable import PlatenLines

@Suite struct BlockNodeTests {
  private let upper = BlockNode(lines: ["a", "abc"], origin: NodeID(1))
  private let lower = BlockNode(lines: ["ab"], origin: NodeID(2))

  @Test func aJoinedBlockNodeHasTheWidthOfItsWidestPart() {
    let node = BlockNode(joining: [upper, lower], units: 2)
    #expect(node.count == 3)
    #expect(node.width == 3)
    #expect(BlockNode(widening: node, to: 7).width == 7)
  }

  @Test func visitingLinesStopsWhenTheVisitorReturnsFalse() {
    let node = BlockNode(joining: [upper, lower, upper], units: 3)
    var origins: [NodeID] = []
    node.visitLeaves { _, origin in
      origins.append(origin)
      return origins.count < 2
    }
    #expect(origins == [NodeID(1), NodeID(2)])
    #expect(upper.parts == nil)
  }
}
