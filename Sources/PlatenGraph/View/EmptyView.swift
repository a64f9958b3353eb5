/// A view that shows nothing.
public struct EmptyView: PrimitiveView {
  /// Nothing.
  public init() {}

  package func makeNode(in context: NodeContext) -> Node { GroupNode(self, in: context) }
}
