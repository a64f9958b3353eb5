import Foundation

/// A symbol at a point.
///
///     PointMark(x: .value("Height", tree.height), y: .value("Age", tree.age))
public struct PointMark {
  private let mark: ChartMark

  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .point, x: x.field, y: y.field)
  }

  /// Creates a point in the middle of the height. A position in points has no effect.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = ChartMark(kind: .point, x: x.field, y: nil)
  }

  /// Creates a point in the middle of the width. A position in points has no effect.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .point, x: nil, y: y.field)
  }
}

extension PointMark: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) { marks.marks.append(mark) }
}
