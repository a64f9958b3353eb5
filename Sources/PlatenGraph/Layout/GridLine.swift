import PlatenLines

/// The row of a grid that a view stands in.
package struct GridLine: Equatable {
  package let origin: NodeID
  package let alignment: VerticalAlignment?

  package init(origin: NodeID, alignment: VerticalAlignment?) {
    self.origin = origin
    self.alignment = alignment
  }
}
