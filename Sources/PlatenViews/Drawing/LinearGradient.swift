import Foundation
import PlatenLines

/// A gradient from one point to another; in text its first colour stands for it.
public struct LinearGradient: Hashable, ShapeStyle {
  private let gradient: Gradient

  /// Colours from one point to another.
  public init(
    gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) {
    self.gradient = gradient
  }

  /// Colours from one point to another, at equal distances.
  public init(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours from one point to another, each where it is said.
  public init(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) {
    self.init(
      gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The style of text in the first of the colours.
  public var foreground: Style { gradient.foreground }

  /// The style of cells filled with the first of the colours.
  public func backdrop(for text: Style) -> Style { gradient.backdrop(for: text) }
}

extension LinearGradient: View {
  /// Nothing: the first of the colours fills the room in its place.
  public typealias Body = Never
}

extension LinearGradient: Fill {}

extension ShapeStyle where Self == LinearGradient {
  /// Colours from one point to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(
      gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours from one point to another, at equal distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(
      colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
