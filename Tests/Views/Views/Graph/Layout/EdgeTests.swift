import Foundation
import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct EdgeTests {
  @Test func anEdgeSetContainsOnlyItsEdges() {
    #expect(Edge.Set.horizontal.contains(Edge.Set(.leading)))
    #expect(!Edge.Set.horizontal.contains(Edge.Set(.top)))
    #expect(Edge.Set.all == Edge.Set(Edge.allCases.map { Edge.Set($0) }))
  }
}
