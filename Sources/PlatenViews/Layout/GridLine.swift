import PlatenLines

/// The row of a grid that a view stands in.
struct GridLine: Equatable {
  let origin: NodeID
  let alignment: VerticalAlignment?
}
