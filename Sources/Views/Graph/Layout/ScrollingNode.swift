import PlatenLines

/// A node that shows part of its content and can scroll to another part.
@MainActor
package protocol ScrollingNode: Node {
  /// Whether the node scrolls vertically and may therefore have space below its last row.
  var scrollsVertically: Bool { get }

  /// Scrolls to the content with an ID, at an anchor in the viewport.
  ///
  /// If the content is already visible and `anchor` is `nil`, the method does not scroll.
  ///
  /// - Returns: Whether the node contains content with this ID.
  func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool
}

/// A scrolling node that creates only the visible part of its content.
@MainActor
package protocol ViewportLayoutNode: ScrollingNode {
  /// Updates the layout after the lines of a single row changed.
  func rowNeedsLayout(_ row: Node)
}

extension Node {
  /// Returns the overflow marker for a number of hidden rows or lines.
  package func overflowMarker(_ count: Int, _ direction: String, origin: NodeID) -> Block {
    let number = count > 0 ? "\(count) " : ""
    return Block([Line(asciiSafe("… \(number)\(direction)"), style: .muted)], origin: origin)
  }
}
