import PlatenSwiftUI
import Testing

@testable import PlatenCharts

@MainActor
@Suite struct StackingTests {
  private func ranges(
    _ values: [Double], stacking: MarkStackingMethod = .standard
  ) -> [ClosedRange<Double>?] {
    let marks = values.map {
      ChartMark(
        kind: .bar, x: PlottableValue<String>.value("Day", "Mon").field,
        y: PlottableValue<Double>.value("Cups", $0).field, stacking: stacking)
    }
    return Stacking.ranges(of: marks, isHorizontal: false)
  }

  @Test func barsBeginAtTheEndOfThePreviousOne() {
    #expect(ranges([3, 4, -2, -1]) == [0...3, 3...7, -2...0, -3...(-2)])
  }

  @Test func normalizedBarsArePartsOfTheirSum() {
    #expect(ranges([1, 3], stacking: .normalized) == [0...0.25, 0.25...1])
    #expect(ranges([0, 0], stacking: .normalized) == [0...0, 0...0])
  }

  @Test func unstackedBarsBeginAtZero() {
    #expect(ranges([3, -4], stacking: .unstacked) == [0...3, -4...0])
  }

  @Test func barsWithCategoriesOnTheYAxisAreHorizontal() {
    let (name, number) = (
      PlottableValue<String>.value("Day", "Mon").field, PlottableValue<Int>.value("Cups", 3).field
    )
    #expect([ChartMark(kind: .bar, x: number, y: name)].areHorizontal)
    #expect(![ChartMark(kind: .bar, x: name, y: number)].areHorizontal)
    #expect(![ChartMark(kind: .bar, x: number, y: number)].areHorizontal)
    #expect([ChartMark(kind: .bar, x: number, y: nil)].areHorizontal)
    #expect(![ChartMark(kind: .line, x: number, y: name)].areHorizontal)
  }
}
