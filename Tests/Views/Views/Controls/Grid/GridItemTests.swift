import Foundation
import Testing

@testable @_spi(Nodes) import PlatenControls
@testable @_spi(Nodes) import PlatenGraph

@Suite struct GridItemTests {
  @Test func aFlexibleColumnReceivesTheWidthLeftByAFixedColumn() {
    let columns = [GridItem(.fixed(80)), GridItem(.flexible())]
    #expect(columns.limits(within: 31).map(\.upperBound) == [10, 20])
  }

  @Test func anAdaptiveGridItemCreatesAsManyColumnsAsFit() {
    let columns = [GridItem(.adaptive(minimum: 80), spacing: 16)]
    #expect(columns.spacing == 2)
    #expect(columns.limits(within: 34) == [10...10, 10...10, 10...10])
    #expect(columns.limits(within: 5).count == 1)
  }

  @Test func theFirstAlignmentSpecifiedByAnItemAppliesToTheGrid() {
    #expect([GridItem(), GridItem(alignment: .center)].alignment == .center)
    #expect([GridItem()].alignment == .topLeading)
  }
}
