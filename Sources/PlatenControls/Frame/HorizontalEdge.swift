/// The left or the right side of a view.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The side where lines begin.
  case leading
  /// The side where lines end.
  case trailing

  /// Any of the two sides.
  public struct Set: OptionSet, Sendable {
    /// A bit for each side, at the place of its raw value.
    public let rawValue: Int8

    /// The sides of which the bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One side.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The side where lines begin.
    public static let leading = Set(.leading)
    /// The side where lines end.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}
