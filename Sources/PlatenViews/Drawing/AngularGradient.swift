import Foundation
import PlatenLines

/// A gradient around a centre; in text its first colour stands for it.
public struct AngularGradient: Hashable, ShapeStyle {
  private let gradient: Gradient

  /// Colours around a centre.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.gradient = gradient
  }

  /// Colours around a centre, at equal distances.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle
    )
  }

  /// Colours around a centre, each where it is said.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours once around a centre, from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
  }

  /// Colours once around a centre, from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The style of text in the first of the colours.
  public var foreground: Style { gradient.foreground }

  /// The style of cells filled with the first of the colours.
  public func backdrop(for text: Style) -> Style { gradient.backdrop(for: text) }
}

extension AngularGradient: View {
  /// Nothing: the first of the colours fills the room in its place.
  public typealias Body = Never
}

extension AngularGradient: Fill {}

extension ShapeStyle where Self == AngularGradient {
  /// Colours around a centre.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours around a centre, at equal distances.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}
