import PlatenControls
import Testing

@Suite struct HorizontalEdgeTests {
  @Test func aHorizontalEdgeSetContainsOnlyItsEdges() {
    #expect(HorizontalEdge.Set(.leading) == .leading)
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(!HorizontalEdge.Set.leading.contains(.trailing))
  }
}
