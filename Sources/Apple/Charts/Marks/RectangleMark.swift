import Foundation

/// A rectangle, for example a cell of a heat map.
///
///     RectangleMark(x: .value("Hour", cell.hour), y: .value("Day", cell.day))
///       .foregroundStyle(by: .value("Visits", cell.visits))
public struct RectangleMark {
  private let mark: ChartMark

  private init(_ x: PlottedField?, _ y: PlottedField?) {
    mark = ChartMark(kind: .rectangle, x: x, y: y)
  }

  /// Creates a rectangle at two values. The width and the height have no effect.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init(x.field, y.field)
  }

  /// Creates a rectangle between two vertical values. The width has no effect.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(x.field, yStart.field.through(yEnd.field))
  }

  /// Creates a rectangle between two horizontal values. The height has no effect.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(xStart.field.through(xEnd.field), y.field)
  }

  /// Creates a rectangle between values on both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(xStart.field.through(xEnd.field), yStart.field.through(yEnd.field))
  }

  /// Creates a rectangle that is as high as the plot. Positions in points have no effect.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(xStart.field.through(xEnd.field), nil)
  }

  /// Creates a rectangle that is as wide as the plot. Positions in points have no effect.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(nil, yStart.field.through(yEnd.field))
  }

  /// Creates a rectangle at a horizontal value, as high as the plot. The sizes have no effect.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    self.init(x.field, nil)
  }

  /// Creates a rectangle at a vertical value, as wide as the plot. The sizes have no effect.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(nil, y.field)
  }
}

extension RectangleMark: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) { marks.marks.append(mark) }
}
