import PlatenControls
import Testing

@Suite struct VerticalEdgeTests {
  @Test func aVerticalEdgeSetContainsOnlyItsEdges() {
    #expect(VerticalEdge.Set(.bottom) == .bottom)
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    #expect(!VerticalEdge.Set.top.contains(.bottom))
  }
}
