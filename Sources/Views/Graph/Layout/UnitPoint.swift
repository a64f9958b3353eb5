import Foundation

/// A point in a rectangle, as fractions of the rectangle's width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal fraction: 0 at the left edge, 1 at the right edge.
  public var x: CGFloat
  /// The vertical fraction: 0 at the top edge, 1 at the bottom edge.
  public var y: CGFloat

  /// Creates a unit point from its fractions.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// Creates a unit point at the top-left corner.
  public init() { self.init(x: 0, y: 0) }

  /// The origin of the rectangle, at the top-left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The top-left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top-right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The center of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom-left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom-right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The vertical fraction clamped to the rectangle, with NaN treated as 0.
  package var shareAbove: Double { y.isNaN ? 0 : Double(min(max(y, 0), 1)) }
}
