import Foundation
import PlatenNavigation

/// The values that an axis or another scale contains.
public protocol ScaleDomain {
  var _domain: _Domain { get }
}

/// The values of a scale.
public struct _Domain {
  /// The bounds of an interval, or the values of a list.
  var values: [_PlottedValue] = []
  /// Whether the interval contains zero; `nil` if the chart decides.
  var includesZero: Bool?
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _Domain { _Domain(values: [lowerBound.plotted, upperBound.plotted]) }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _Domain { _Domain(values: map(\.plotted)) }
}

/// The domain that contains the values of the chart.
public struct AutomaticScaleDomain: ScaleDomain {
  fileprivate let includesZero: Bool?

  public var _domain: _Domain { _Domain(includesZero: includesZero) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain that the chart selects.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil) }

  /// The domain that contains the values of the chart. The direction has no effect.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero)
  }

  /// The domain that contains the values of the chart. The data type and the closure have no
  /// effect.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero)
  }
}

/// The relation between values and positions, which is linear.
public struct ScaleType: Hashable, Sendable {
  private init() {}

  public static let linear = ScaleType()
  public static let log = ScaleType()
  public static let squareRoot = ScaleType()
  public static let symmetricLog = ScaleType()
  public static let category = ScaleType()
  public static let date = ScaleType()

  /// A scale of powers.
  public static func power(exponent: Double) -> ScaleType { ScaleType() }

  /// A logarithmic scale on both sides of zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType() }
}

/// The positions to which an axis maps its values, which are those of the plot.
public protocol PositionScaleRange {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// The size of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The range of the whole plot.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }

  /// The range of the plot without a margin in points, which has no effect.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }

  /// The range of the plot without margins in points, which have no effect.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
}

/// The appearances to which a scale maps its values, such as colors.
public protocol ScaleRange {
  /// The type of an appearance.
  associatedtype VisualValue
  /// The appearances, in order.
  var _values: [VisualValue] { get }
}

extension Array: ScaleRange {
  public var _values: [Element] { self }
}

extension Gradient: ScaleRange {
  public var _values: [Color] { stops.map(\.color) }
}
