/// A view that an `if` without `else` may omit.
extension Optional: View where Wrapped: View {
  /// The body type of an optional view, which is `Never` because the wrapped view replaces it.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package func makeNode(in context: NodeContext) -> Node {
    OptionalNode(self, in: context.adding(.skipsComparison))
  }
}

private final class OptionalNode<Wrapped: View>: WrapperNode<Wrapped?> {
  override func evaluate() {
    if let content = view { show(content) } else { showNothing() }
  }
}
