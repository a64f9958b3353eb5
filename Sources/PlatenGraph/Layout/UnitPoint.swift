import Foundation

/// A point in a rectangle, by its shares of the width and of the height.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width that lies to the left: 0 at the left, 1 at the right.
  public var x: CGFloat
  /// The share of the height that lies above: 0 at the top, 1 at the bottom.
  public var y: CGFloat

  /// A point by its shares.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The point at the top left.
  public init() { self.init(x: 0, y: 0) }

  /// Top left.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// Top left.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// Top, in the middle.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// Top right.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// Left, in the middle.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// In the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// Right, in the middle.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// Bottom left.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// Bottom, in the middle.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// Bottom right.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The share of the height that lies above, taken into the rectangle.
  package var shareAbove: Double { y.isNaN ? 0 : Double(min(max(y, 0), 1)) }
}
