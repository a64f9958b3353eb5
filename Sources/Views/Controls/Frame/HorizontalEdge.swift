/// The leading or trailing edge of a view.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge at which lines begin.
  case leading
  /// The edge at which lines end.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable {
    /// The bit mask of the set. The raw value of an edge is the index of its bit.
    public let rawValue: Int8

    /// Creates a set of horizontal edges from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set that contains one horizontal edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The set that contains the leading edge.
    public static let leading = Set(.leading)
    /// The set that contains the trailing edge.
    public static let trailing = Set(.trailing)
    /// The set of both horizontal edges.
    public static let all: Set = [.leading, .trailing]
  }
}
