import Foundation
import PlatenLines

/// Colors that pass into each other; text shows the first of them.
public struct Gradient: Hashable, ShapeStyle {
  /// A color, and how far along it is reached.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// Where it is reached: 0 at the start, 1 at the end.
    public var location: CGFloat

    /// A color, and where it is reached: 0 at the start, 1 at the end.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colors in order.
  public var stops: [Stop]

  /// Colors, and where each is reached.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The color that stands for all: the first.
  private var first: Color { stops.first?.color ?? .clear }

  /// The style of text in the first of the colors.
  public var foreground: Style { first.foreground }

  /// The style of cells filled with the first of the colors.
  public func backdrop(for text: Style) -> Style { first.backdrop(for: text) }
}

/// A style that shows a gradient as the first of its colors, whatever its geometry.
protocol GradientStyle: ShapeStyle {
  /// The colors in order.
  var gradient: Gradient { get }
}

extension GradientStyle {
  /// The style of text in the first of the colors.
  public var foreground: Style { gradient.foreground }

  /// The style of cells filled with the first of the colors.
  public func backdrop(for text: Style) -> Style { gradient.backdrop(for: text) }
}

/// A style of colors that pass into each other, in whatever direction; text shows the first.
public struct AnyGradient: Hashable, GradientStyle {
  let gradient: Gradient

  /// Colors that pass into each other.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension Color {
  /// A gradient of this color; text shows the color.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}
