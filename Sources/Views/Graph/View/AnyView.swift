/// A type-erased view.
///
///     AnyView(Text("hello"))
///
/// If the type of the wrapped view changes, the view loses its identity and its state.
public struct AnyView: PrimitiveView {
  let content: any View

  /// Creates a type-erased view, or copies the view if it is already an `AnyView`.
  public init<Content: View>(_ view: Content) { content = (view as? AnyView)?.content ?? view }

  /// Creates a type-erased view from the specified view.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  package func makeNode(in context: NodeContext) -> Node {
    AnyViewNode(self, in: context.adding(.skipsComparison))
  }
}

private final class AnyViewNode: WrapperNode<AnyView> {
  override func evaluate() { show(view.content) }
}
