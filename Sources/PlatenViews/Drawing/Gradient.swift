import Foundation
import PlatenLines

/// Colours that pass into each other; text shows the first of them.
public struct Gradient: Hashable, ShapeStyle {
  /// A colour, and how far along it is reached.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is reached: 0 at the start, 1 at the end.
    public var location: CGFloat

    /// A colour, and where it is reached: 0 at the start, 1 at the end.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colours in order.
  public var stops: [Stop]

  /// Colours, and where each is reached.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The colour that stands for all: the first.
  private var first: Color { stops.first?.color ?? .clear }

  /// The style of text in the first of the colours.
  public var foreground: Style { first.foreground }

  /// The style of cells filled with the first of the colours.
  public func backdrop(for text: Style) -> Style { first.backdrop(for: text) }
}

/// A style of colours that pass into each other, in whatever direction; text shows the first.
public struct AnyGradient: Hashable, ShapeStyle {
  private let gradient: Gradient

  /// Colours that pass into each other.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The style of text in the first of the colours.
  public var foreground: Style { gradient.foreground }

  /// The style of cells filled with the first of the colours.
  public func backdrop(for text: Style) -> Style { gradient.backdrop(for: text) }
}

extension Color {
  /// A gradient of this colour; text shows the colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}
