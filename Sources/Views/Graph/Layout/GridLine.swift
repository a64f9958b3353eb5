import PlatenLines

/// The row of a grid that contains a view.
package struct GridLine: Equatable {
  package let origin: NodeID
  package let alignment: VerticalAlignment?

  package init(origin: NodeID, alignment: VerticalAlignment?) {
    self.origin = origin
    self.alignment = alignment
  }
}
