/// A horizontal or vertical direction.
///
/// The axis of a view is the axis along which its stack arranges views. The appearance of a
/// `Divider` or a `Spacer` depends on this axis.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// The bit mask, in which the raw value of an axis is the index of its bit.
    public let rawValue: Int8

    /// Creates a set of axes from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis, from left to right.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// The vertical axis, from top to bottom.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}
