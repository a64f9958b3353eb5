/// A set of options that enable the gestures of a view and its subviews.
public struct GestureMask: OptionSet, Sendable {
  /// The bit mask of the enabled gestures.
  public let rawValue: UInt32

  /// Creates a gesture mask from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The empty set, which disables all gestures.
  public static let none: GestureMask = []
  /// The option that enables the added gesture.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The option that enables the gestures of subviews.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// The options that enable the added gesture and the gestures of subviews.
  public static let all: GestureMask = [.gesture, .subviews]
}
