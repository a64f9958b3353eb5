import Platen
import Testing

@testable import PlatenSession

@Suite struct ArrayUniqueTests {
  @Test func uniqueRetainsTheFirstOccurrenceOfEachElement() {
    #expect(["b", "a", "b", "c", "a"].unique == ["b", "a", "c"])
  }
}
