@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The overflow markers at the ends of a viewport, which show the number of hidden rows or lines.
@MainActor
struct OverflowMarkers {
  private let firstOrigin: NodeID
  /// The origin of the lines below the viewport.
  let lastOrigin: NodeID
  private(set) var first = Block.empty
  private(set) var last = Block.empty

  init(of node: Node) {
    (firstOrigin, lastOrigin) = (node.graph.newNodeID(), node.graph.newNodeID())
  }

  /// Updates the markers.
  ///
  /// - Parameters:
  ///   - before: The number of hidden rows before the viewport, or `nil` if nothing is hidden there.
  ///   - after: The number of hidden rows after the viewport, or `nil` if nothing is hidden there.
  ///   - ends: The words for the two ends of the viewport.
  mutating func update(
    before: Int?, after: Int?, ends: (first: String, last: String) = ("above", "below"),
    by node: Node
  ) {
    first = before.map { node.overflowMarker($0, ends.first, origin: firstOrigin) } ?? .empty
    last = after.map { node.overflowMarker($0, ends.last, origin: lastOrigin) } ?? .empty
  }
}
