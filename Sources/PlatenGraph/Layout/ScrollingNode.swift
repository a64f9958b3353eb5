import PlatenLines

/// A node that shows a part of what stands in it, and can be made to show another part.
@MainActor
package protocol ScrollingNode: Node {
  /// Whether it scrolls up and down, and so has room below its last row.
  var scrollsVertically: Bool { get }

  /// Shows what the program calls by an id, at a place in the window; where it is shown already
  /// and no place is given, nothing moves.
  ///
  /// - Returns: Whether there is anything of that id in it.
  func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool
}

/// Such a node that makes no more of it than is shown.
@MainActor
package protocol ViewportLayoutNode: ScrollingNode {
  /// A row has other lines, and nothing else has changed in it or around it.
  func rowNeedsLayout(_ row: Node)
}

extension Node {
  /// The line at an end where so many rows, or lines, are cut off.
  package func overflowMarker(_ count: Int, _ direction: String, origin: NodeID) -> Block {
    let number = count > 0 ? "\(count) " : ""
    return Block([Line(asciiSafe("… \(number)\(direction)"), style: .dim)], origin: origin)
  }
}
