import PlatenLines
import Testing

@Suite struct NodeIDTests {
  @Test func nodeIDsAreOrderedByNumber() {
    #expect([NodeID(3), NodeID(1), .none].sorted() == [NodeID(0), NodeID(1), NodeID(3)])
  }
}
