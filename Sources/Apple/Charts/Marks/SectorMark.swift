import Foundation

/// A sector of a pie, shown as a row with its share: `Tea  ██████ 12 (60%)`.
///
///     SectorMark(angle: .value("Cups", drink.cups))
///       .foregroundStyle(by: .value("Drink", drink.name))
public struct SectorMark {
  private let mark: ChartMark

  /// Creates a sector. The radii and the inset have no effect.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = ChartMark(kind: .sector, x: nil, y: angle.field)
  }
}

extension SectorMark: ChartContent {
  public typealias Body = Never

  public func _addMarks(to marks: inout _ChartMarks) { marks.marks.append(mark) }
}
