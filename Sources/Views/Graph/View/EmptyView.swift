/// A view without content.
public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public init() {}

  package func makeNode(in context: NodeContext) -> Node { GroupNode(self, in: context) }
}
