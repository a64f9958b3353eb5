/// The top or bottom edge of a view.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable {
    /// The bit mask of the set, in which the raw value of an edge is the index of its bit.
    public let rawValue: Int8

    /// Creates a set of vertical edges from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set that contains one vertical edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The set that contains the top edge.
    public static let top = Set(.top)
    /// The set that contains the bottom edge.
    public static let bottom = Set(.bottom)
    /// The set of both vertical edges.
    public static let all: Set = [.top, .bottom]
  }
}
