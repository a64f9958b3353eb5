import Testing

@testable import PlatenCombine

@Suite struct TimeGroupingStrategyTests {
  private typealias Strategy = Publishers.TimeGroupingStrategy<ImmediateScheduler>

  @Test func groupingByTimeHasNoCount() {
    #expect(Strategy.byTime(.shared, 3).parts.count == nil)
  }

  @Test(arguments: [(-1, 1), (0, 1), (1, 1), (5, 5)])
  func aCountIsAtLeastOne(count: Int, expected: Int) {
    #expect(Strategy.byTimeOrCount(.shared, 3, count).parts.count == expected)
  }
}
