/// A view that shows nothing.
public struct EmptyView: PrimitiveView {
  /// Nothing.
  public init() {}

  func makeNode(in place: NodeContext) -> Node { GroupNode(self, in: place) }
}
