import Foundation
import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct UnitPointTests {
  @Test func theVerticalFractionOfAUnitPointIsClampedToTheRangeFromZeroToOne() {
    let points: [UnitPoint] = [
      .top, .center, .bottom, UnitPoint(x: 0, y: -2), UnitPoint(x: 0, y: 3),
    ]
    #expect(points.map(\.shareAbove) == [0, 0.5, 1, 0, 1])
    #expect(UnitPoint(x: 0, y: .nan).shareAbove == 0)
  }
}
