import Foundation
@_spi(Nodes) import PlatenGraph

/// A linear gradient, shown as its first color; the points have no effect.
public struct LinearGradient: Hashable, GradientStyle {
  let gradient: Gradient

  /// Creates a linear gradient.
  public init(
    gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) {
    self.gradient = gradient
  }

  /// Creates a linear gradient from evenly spaced colors.
  public init(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient from color stops.
  public init(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) {
    self.init(
      gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: View, Fill {
  /// The type of the body of a linear gradient; it fills its space with its first color instead.
  public typealias Body = Never
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a linear gradient, shown as its first color.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(
      gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a linear gradient of evenly spaced colors, shown as the first one.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(
      colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
