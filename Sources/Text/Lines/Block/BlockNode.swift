/// A node in the tree of a block: either the lines of one origin or a sequence of child nodes.
///
/// Nodes are immutable, so blocks can share them. Where two blocks contain the same node, their
/// lines are equal and need no comparison.
final class BlockNode: Sendable {
  enum Content: Sendable {
    case lines([Line], NodeID)
    case parts([BlockNode])
  }

  let content: Content
  /// The number of lines in this node.
  let count: Int
  /// The width of the widest line, in cells, or the larger width to which the node was widened.
  let width: Int
  /// The number of `BlockTree` elements below this node; 1 if no tree created the node.
  let units: Int
  /// The origin of the node as a whole, in addition to the origins of its lines; ``NodeID/none`` if
  /// the node has no such origin.
  let whole: NodeID

  init(lines: [Line], origin: NodeID) {
    content = .lines(lines, origin)
    count = lines.count
    width = lines.reduce(0) { max($0, $1.width) }
    units = 1
    whole = .none
  }

  init(joining parts: [BlockNode], units: Int, whole: NodeID = .none) {
    content = .parts(parts)
    var (count, width) = (0, 0)
    for part in parts {
      count += part.count
      width = max(width, part.width)
    }
    self.count = count
    self.width = width
    self.units = units
    self.whole = whole
  }

  init(widening part: BlockNode, to width: Int, whole: NodeID = .none) {
    content = .parts([part])
    count = part.count
    self.width = width
    units = 1
    self.whole = whole
  }

  static let empty = BlockNode(lines: [], origin: .none)

  /// The child nodes, or `nil` in a leaf.
  var parts: [BlockNode]? {
    guard case .parts(let parts) = content else { return nil }
    return parts
  }

  /// Visits the leaves from top to bottom until the closure returns `false`.
  @discardableResult
  func visitLeaves(_ visit: ([Line], NodeID) -> Bool) -> Bool {
    switch content {
    case .lines(let lines, let origin): visit(lines, origin)
    case .parts(let parts): parts.allSatisfy { $0.visitLeaves(visit) }
    }
  }
}
