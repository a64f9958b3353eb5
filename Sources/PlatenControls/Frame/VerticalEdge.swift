/// The upper or the lower side of a view.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The side above.
  case top
  /// The side below.
  case bottom

  /// Any of the two sides.
  public struct Set: OptionSet, Sendable {
    /// A bit for each side, at the place of its raw value.
    public let rawValue: Int8

    /// The sides of which the bits are set.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One side.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The side above.
    public static let top = Set(.top)
    /// The side below.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}
