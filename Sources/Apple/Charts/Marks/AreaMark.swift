/// A point of an area.
///
///     AreaMark(x: .value("Day", day.date), y: .value("Rain", day.rain))
public struct AreaMark {
  private let mark: ChartMark

  /// Creates a point of an area above zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(kind: .area, x: x.field, y: y.field, stacking: stacking)
  }

  /// Creates a point of an area with the name of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(
      kind: .area, x: x.field, y: y.field, series: series.field, stacking: stacking)
  }

  /// Creates a point of an area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .area, x: x.field, y: yStart.field.through(yEnd.field))
  }

  /// Creates a point of an area between two values with the name of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = ChartMark(
      kind: .area, x: x.field, y: yStart.field.through(yEnd.field), series: series.field)
  }
}

extension AreaMark: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) { marks.marks.append(mark) }
}
