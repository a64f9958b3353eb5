/// Which gestures a view hears of.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32

  /// Those of which the bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of views in it.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
