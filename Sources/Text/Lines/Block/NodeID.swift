/// The identity of the node in the view tree that produced a range of lines.
///
/// Lines with the same origin in two blocks belong to the same node at two points in time. A patch
/// compares the text of these lines. If the order of the node among other nodes changed, the patch
/// reports the lines as moved. Lines with equal text but different origins are never reported as
/// moved.
public struct NodeID: Hashable, Sendable {
  private let number: UInt64

  /// Creates an identity from a number; 0 creates ``none``.
  public init(_ number: UInt64) { self.number = number }

  /// The origin of lines that belong to no node, such as the lines in an array literal.
  public static let none = NodeID(0)
}

extension NodeID: Comparable {
  /// Returns whether the first identity has a smaller number than the second.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.number < b.number }
}
