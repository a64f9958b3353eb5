import Foundation

/// A horizontal or vertical line.
///
///     RuleMark(y: .value("Median", median)).annotation { Text("Median") }
public struct RuleMark {
  private let mark: ChartMark

  private init(_ x: PlottedField?, _ y: PlottedField?) {
    mark = ChartMark(kind: .rule, x: x, y: y)
  }

  /// Creates a horizontal line. Positions in points have no effect.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    self.init(nil, y.field)
  }

  /// Creates a vertical line. Positions in points have no effect.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(x.field, nil)
  }

  /// Creates a horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(xStart.field.through(xEnd.field), y.field)
  }

  /// Creates a vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(x.field, yStart.field.through(yEnd.field))
  }
}

extension RuleMark: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) { marks.marks.append(mark) }
}
