/// A view, or none, as an `if` without `else` chooses it.
extension Optional: View where Wrapped: View {
  /// Nothing: the view stands in its own place, if there is one.
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
