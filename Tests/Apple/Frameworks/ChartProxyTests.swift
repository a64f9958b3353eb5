import Foundation
import PlatenSwiftUI
import Testing

@testable import PlatenCharts

@MainActor
@Suite struct ChartProxyTests {
  private func proxy<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> ChartProxy {
    var marks = _ChartMarks()
    content()._addMarks(to: &marks)
    let plan = ChartPlan(marks.marks, ChartSettings(), in: EnvironmentValues())
    return ChartProxy(plan: plan, plotSize: CGSize(width: 100, height: 50))
  }

  @Test func positionsAndValuesOfNumbersCorrespond() {
    let proxy = proxy {
      LineMark(x: .value("x", 0), y: .value("y", 0))
      LineMark(x: .value("x", 10), y: .value("y", 20))
    }
    #expect(proxy.position(forX: 5) == 50)
    #expect(proxy.position(forY: 20) == 0)
    #expect(proxy.position(forX: 11) == nil)
    #expect(proxy.value(atX: 50, as: Double.self) == 5)
    #expect(proxy.value(atY: 25, as: Int.self) == 10)
    #expect(proxy.value(atX: -1, as: Double.self) == nil)
    #expect(proxy.value(atX: .nan, as: Double.self) == nil)
  }

  @Test func positionsAndValuesOfCategoriesCorrespond() {
    let proxy = proxy {
      BarMark(x: .value("Day", "Mon"), y: .value("Cups", 1))
      BarMark(x: .value("Day", "Tue"), y: .value("Cups", 2))
    }
    #expect(proxy.position(forX: "Tue") == 75)
    #expect(proxy.value(atX: 30, as: String.self) == "Mon")
    #expect(proxy.value(atX: 100, as: String.self) == "Tue")
  }

  @Test func datesHaveTheirType() {
    let proxy = proxy {
      PointMark(x: .value("Day", Date(timeIntervalSince1970: 0)), y: .value("y", 1))
      PointMark(x: .value("Day", Date(timeIntervalSince1970: 100)), y: .value("y", 1))
    }
    #expect(proxy.value(atX: 50, as: Date.self) == Date(timeIntervalSince1970: 50))
    #expect(proxy.value(atX: 50, as: Int.self) == nil)
  }
}
