import Foundation
import PlatenLines

/// A gradient from a centre outwards, in the proportions of the room; in text its first colour stands for it.
public struct EllipticalGradient: Hashable, ShapeStyle {
  private let gradient: Gradient

  /// Colours from a centre outwards, in the proportions of the room.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
  }

  /// Colours from a centre outwards, in the proportions of the room, at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours from a centre outwards, in the proportions of the room, each where it is said.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The style of text in the first of the colours.
  public var foreground: Style { gradient.foreground }

  /// The style of cells filled with the first of the colours.
  public func backdrop(for text: Style) -> Style { gradient.backdrop(for: text) }
}

extension EllipticalGradient: View {
  /// Nothing: the first of the colours fills the room in its place.
  public typealias Body = Never
}

extension EllipticalGradient: Fill {}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours from a centre outwards, in the proportions of the room.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours from a centre outwards, in the proportions of the room, at equal distances.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
