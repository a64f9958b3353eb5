/// A view that shows nothing.
public struct EmptyView: Primitive {
  /// Nothing.
  public init() {}

  func makeNode(in place: Place) -> Node { GroupNode(self, in: place) }
}
