import Foundation
@_spi(Nodes) import PlatenGraph

/// A gradient from one point to another; in text its first color stands for it.
public struct LinearGradient: Hashable, GradientStyle {
  let gradient: Gradient

  /// Colors from one point to another.
  public init(
    gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) {
    self.gradient = gradient
  }

  /// Colors from one point to another, at equal distances.
  public init(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colors from one point to another, each at its location.
  public init(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) {
    self.init(
      gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: View, Fill {
  /// Nothing: the first of the colors fills the room in its place.
  public typealias Body = Never
}

extension ShapeStyle where Self == LinearGradient {
  /// Colors from one point to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(
      gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colors from one point to another, at equal distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(
      colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
