import Foundation
import Testing

@testable import PlatenCharts

private enum Drink: String, Plottable {
  case tea, coffee
}

@Suite struct PlottableTests {
  @Test func aRawValueRepresentsACase() {
    #expect(Drink.tea.plotted == .category("tea"))
    #expect(Drink(plotted: .category("coffee")) == .coffee)
    #expect(Drink(plotted: .category("milk")) == nil)
    #expect(Drink(plotted: .number(1)) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func numbersThatNoIntegerRepresentsAreNil(number: Double) {
    #expect(Int(_plotted: .number(number)) == nil)
    #expect(UInt8(_plotted: .number(number)) == nil)
  }
}
