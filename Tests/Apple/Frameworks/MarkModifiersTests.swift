import PlatenLines
import PlatenSwiftUI
import Testing

@testable import PlatenCharts

@MainActor
@Suite struct MarkModifiersTests {
  @Test func theInnermostModifierAppliesAndTranslucentMarksAreDim() throws {
    var marks = _ChartMarks()
    Plot { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.red) }
      .foregroundStyle(.green).opacity(0.5)._addMarks(to: &marks)
    let mark = try #require(marks.marks.first)
    let series = ChartSeries(of: marks.marks, ChartSettings())
    #expect(series.style(of: mark) == Style(.dim, foreground: .red))
  }
}
