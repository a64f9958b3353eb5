import Foundation
import Testing

@testable import PlatenCharts

@Suite struct AxisValueTests {
  @Test func valuesHaveTheTypeThatTheAppRequests() {
    let value = AxisValue(index: 0, count: 1, value: .number(2.5))
    #expect(value.as(Double.self) == 2.5)
    #expect(value.as(Int.self) == nil)
    #expect(value.as(String.self) == nil)
    #expect(value.as(Decimal.self) == 2.5)
  }
}
