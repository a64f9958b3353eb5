import Foundation
import PlatenLines

/// A gradient from a centre outwards; in text its first colour stands for it.
public struct RadialGradient: Hashable, ShapeStyle {
  private let gradient: Gradient

  /// Colours from a centre outwards.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
  }

  /// Colours from a centre outwards, at equal distances.
  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Colours from a centre outwards, each where it is said.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The style of text in the first of the colours.
  public var foreground: Style { gradient.foreground }

  /// The style of cells filled with the first of the colours.
  public func backdrop(for text: Style) -> Style { gradient.backdrop(for: text) }
}

extension RadialGradient: View {
  /// Nothing: the first of the colours fills the room in its place.
  public typealias Body = Never
}

extension RadialGradient: Fill {}

extension ShapeStyle where Self == RadialGradient {
  /// Colours from a centre outwards.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours from a centre outwards, at equal distances.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
