/// A direction of the screen.
///
/// It belongs to a view's place, as that in which the stack around places its views: a `Divider` or
/// a `Spacer` is another thing in a row than in a column.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Any of the directions.
  public struct Set: OptionSet, Sendable {
    /// A bit for each direction, at the place of its raw value.
    public let rawValue: Int8

    /// The directions of which the bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}
