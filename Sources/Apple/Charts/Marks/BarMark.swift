import Foundation

/// A bar.
///
///     BarMark(x: .value("Day", sale.day), y: .value("Cups", sale.cups))
///
/// A chart of bars has a row for each category: `Mon  ████████ 12`.
public struct BarMark {
  private let mark: ChartMark

  private init(_ x: PlottedField?, _ y: PlottedField?, _ stacking: MarkStackingMethod = .standard) {
    mark = ChartMark(kind: .bar, x: x, y: y, stacking: stacking)
  }

  /// Creates a bar for a category and a value. The width and the height have no effect.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x.field, y.field, stacking)
  }

  /// Creates a vertical bar between two values. The width has no effect.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(x.field, yStart.field.through(yEnd.field))
  }

  /// Creates a horizontal bar between two values. The height has no effect.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(xStart.field.through(xEnd.field), y.field)
  }

  /// Creates a bar along the x axis, stacked on the previous one. The positions have no effect.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(x.field, nil, stacking)
  }

  /// Creates a bar along the y axis, stacked on the previous one. The positions have no effect.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(nil, y.field, stacking)
  }

  /// Creates a bar for an interval of dates or numbers at fixed positions, which have no effect.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(xStart.field.through(xEnd.field), nil)
  }

  /// Creates a bar for a vertical interval at fixed positions, which have no effect.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(nil, yStart.field.through(yEnd.field))
  }
}

extension BarMark: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) { marks.marks.append(mark) }
}

extension PlottedField {
  /// Returns the interval from this value to another one.
  func through(_ other: PlottedField) -> PlottedField {
    var field = self
    field.end = other.start
    return field
  }
}
