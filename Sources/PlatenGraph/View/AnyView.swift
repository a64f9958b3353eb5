/// A view whose type is hidden; showing another type makes a new place of it.
///
///     AnyView(Text("hello"))
public struct AnyView: PrimitiveView {
  let content: any View

  /// A view whose type is hidden; an `AnyView` stays as it is.
  public init<Content: View>(_ view: Content) { content = (view as? AnyView)?.content ?? view }

  /// A view whose type is hidden.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  package func makeNode(in context: NodeContext) -> Node {
    AnyViewNode(self, in: context.adding(.skipsComparison))
  }
}

private final class AnyViewNode: WrapperNode<AnyView> {
  override func evaluate() { show(view.content) }
}
