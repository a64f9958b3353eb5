/// A value that an axis labels.
public struct AxisValue: Sendable {
  /// The position of the value among those of the axis.
  public let index: Int
  /// The number of values of the axis.
  public let count: Int
  let value: _PlottedValue

  /// Returns the value as a type, or `nil` if it is not of this type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotted: value) }
}
