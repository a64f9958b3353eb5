import Foundation
import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct WidthRangeTests {
  @Test func theUnionOfWidthRangesHasTheMaximumOfEachWidth() {
    let union = WidthRange(1, 8, 9, label: 3).union(WidthRange(4, 5, 20, label: 2))
    #expect(union == WidthRange(4, 8, 20, label: 3))
  }

  @Test func theSumOfWidthRangesIsAtMostUnlimited() {
    let sum = WidthRange(1, 2, WidthRange.unlimited) + WidthRange(3, 4, 5)
    #expect(sum == WidthRange(4, 6, WidthRange.unlimited))
  }
}
