/// A piece of a block: the lines of one origin, or pieces joined.
///
/// Parts never change once made, so blocks share them freely, and two blocks that hold the same
/// part are equal there without a look inside.
final class BlockNode: Sendable {
  enum Content: Sendable {
    case lines([Line], NodeID)
    case parts([BlockNode])
  }

  let content: Content
  /// Lines in this part.
  let count: Int
  /// Cells of its widest line, or more if it was widened.
  let width: Int
  /// Blocks that a `BlockTree` has put under this part; one where no tree made it.
  let units: Int
  /// Where all of it comes from, whatever places its lines are of; ``NodeID/none`` if nobody says.
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

  /// The parts directly below, or nothing in a leaf.
  var parts: [BlockNode]? {
    guard case .parts(let parts) = content else { return nil }
    return parts
  }

  /// Visits the runs of lines in order, top to bottom, until the visitor returns false.
  @discardableResult
  func visitLeaves(_ visit: ([Line], NodeID) -> Bool) -> Bool {
    switch content {
    case .lines(let lines, let origin): visit(lines, origin)
    case .parts(let parts): parts.allSatisfy { $0.visitLeaves(visit) }
    }
  }
}
