/// A view that shows nothing.
public struct EmptyView: Primitive {
  public init() {}

  func makeNode(in place: Place) -> Node { GroupNode(self, in: place) }
}
