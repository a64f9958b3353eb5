import Foundation
import PlatenLines

/// A gradient of colors, shown as its first color.
public struct Gradient: Hashable, ShapeStyle {
  /// A color at a location in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The color of the stop.
    public var color: Color
    /// The location of the stop, from 0 at the start to 1 at the end.
    public var location: CGFloat

    /// Creates a stop from a color and a location, from 0 at the start to 1 at the end.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The color stops in order.
  public var stops: [Stop]

  /// Creates a gradient from color stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The first color, which represents the gradient; `clear` if there is none.
  private var first: Color { stops.first?.color ?? .clear }

  /// The style of text in the first color.
  public var foreground: Style { first.foreground }

  /// Returns the style of cells filled with the first color.
  public func backdrop(for text: Style) -> Style { first.backdrop(for: text) }
}

/// A shape style that shows a gradient as its first color, whatever its geometry.
protocol GradientStyle: ShapeStyle {
  /// The gradient that the style shows.
  var gradient: Gradient { get }
}

extension GradientStyle {
  /// The style of text in the first color of the gradient.
  public var foreground: Style { gradient.foreground }

  /// Returns the style of cells filled with the first color of the gradient.
  public func backdrop(for text: Style) -> Style { gradient.backdrop(for: text) }
}

/// A gradient without a specified geometry, shown as its first color.
public struct AnyGradient: Hashable, GradientStyle {
  let gradient: Gradient

  /// Creates a style from a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension Color {
  /// A gradient of this color, which has the appearance of the color itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}
