/// The place in a view tree that lines come from.
///
/// Lines of one origin in two blocks are the same place at two moments: they are compared as
/// text, and shown as moved when their place among the others changed. Equal text never moves.
public struct NodeID: Hashable, Sendable {
  private let number: UInt64

  /// The place of a number; 0 is that of ``none``.
  public init(_ number: UInt64) { self.number = number }

  /// The origin of lines that nobody claims, such as those of an array literal.
  public static let none = NodeID(0)
}

extension NodeID: Comparable {
  /// Whether the number of the first is the smaller.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.number < b.number }
}
