/// A point of a line.
///
///     LineMark(x: .value("Day", day.date), y: .value("Degrees", day.degrees))
public struct LineMark {
  private let mark: ChartMark

  /// Creates a point of the line to which its style or its symbol assigns it.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .line, x: x.field, y: y.field)
  }

  /// Creates a point of the line with the name of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = ChartMark(kind: .line, x: x.field, y: y.field, series: series.field)
  }
}

extension LineMark: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) { marks.marks.append(mark) }
}
