import Foundation

/// The values that an axis labels.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?)
    case stride(Double)
    case units(Calendar.Component, count: Int)
    case values([_PlottedValue])
  }

  let kind: Kind

  /// The values that the chart selects.
  public static let automatic = AxisMarkValues(kind: .automatic(count: nil))

  /// About as many values as specified. The rounding of the bounds has no effect.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }

  /// About as many values as specified. The minimum distance has no effect.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }

  /// Values with a distance.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(stepSize)))
  }

  /// The beginnings of units of time. The calendar has no effect: it is that of the session.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .units(component, count: count))
  }
}

/// The layout of the marks of an axis, which has no effect.
public struct AxisMarkPreset: Hashable, Sendable {
  private init() {}

  public static let automatic = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}

/// The side of the chart with the marks of an axis, which has no effect: labels of values are at the
/// left, and those below are at the bottom.
public struct AxisMarkPosition: Hashable, Sendable {
  private init() {}

  public static let automatic = AxisMarkPosition()
  public static let leading = AxisMarkPosition()
  public static let trailing = AxisMarkPosition()
  public static let top = AxisMarkPosition()
  public static let bottom = AxisMarkPosition()
}
