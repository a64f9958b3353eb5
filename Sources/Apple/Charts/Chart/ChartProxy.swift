import Foundation
import PlatenNavigation

/// The scales of a chart, for views over its plot.
@MainActor @preconcurrency
public struct ChartProxy {
  let plan: ChartPlan
  /// The size of the plot, in points.
  public let plotSize: CGSize

  /// The size of the plot, by its former name.
  public var plotAreaSize: CGSize { plotSize }

  /// The frame of the plot.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The frame of the plot, by its former name.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(CGRect(origin: .zero, size: plotSize)) }

  /// Returns the horizontal position of a value in the plot; `nil` if the axis does not contain it.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    plan.x.position(of: value.plotted).map { $0 * plotSize.width }
  }

  /// Returns the vertical position of a value in the plot; `nil` if the axis does not contain it.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    plan.y.position(of: value.plotted).map { (1 - $0) * plotSize.height }
  }

  /// Returns the point of two values in the plot; `nil` if the axes do not contain them.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the value at a horizontal position; `nil` if it has a different type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    plan.x.value(at: position / plotSize.width).flatMap { P(plotted: $0) }
  }

  /// Returns the value at a vertical position; `nil` if it has a different type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    plan.y.value(at: 1 - position / plotSize.height).flatMap { P(plotted: $0) }
  }

  /// Returns the values at a point; `nil` if one of them has a different type.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }
}

/// A value that a view reads from a geometry proxy.
public struct Anchor<Value> {
  fileprivate let value: Value

  init(_ value: Value) { self.value = value }
}

extension Anchor: Sendable where Value: Sendable {}

extension GeometryProxy {
  /// Returns the value of an anchor.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}
