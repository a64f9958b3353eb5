import Foundation

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Any of the sides.
  ///
  ///     Text("wide").padding(.horizontal)
  public struct Set: OptionSet, Sendable {
    /// A bit for each side, at the place of its raw value.
    public let rawValue: Int8

    /// The sides of which the bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One side.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side.
    public static let top = Set(.top)
    /// The left side.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The right side.
    public static let trailing = Set(.trailing)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Lengths at the sides of a rectangle, in points: 8 a cell, 16 a line.
public struct EdgeInsets: Equatable, Sendable {
  /// The length above.
  public var top: CGFloat
  /// The length to the left.
  public var leading: CGFloat
  /// The length below.
  public var bottom: CGFloat
  /// The length to the right.
  public var trailing: CGFloat

  /// Lengths in points, 0 where none is given.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
