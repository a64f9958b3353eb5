import Foundation
import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct ProposalTests {
  @Test func aProposedWidthIsNeverNegative() {
    #expect(Proposal(width: -3).width == 0)
  }

  @Test func reducingTheProposedHeightLeavesAtLeastOneLine() {
    #expect(
      Proposal(width: 9, labels: 4, height: 5).lowered(by: 2)
        == Proposal(width: 9, labels: 4, height: 3))
    #expect(Proposal(width: 9, height: 2).lowered(by: 5).height == 1)
    #expect(Proposal(width: 9).lowered(by: 5).height == nil)
  }
}
