/// Ties a view's identity to a value.
private struct IdentityModifier: PrimitiveModifier {
  let id: AnyHashable

  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    IdentityNode(modified(content), in: place)
  }
}

private final class IdentityNode<Content: View>:
  WrapperNode<ModifiedContent<Content, IdentityModifier>>
{
  override func evaluate() { show(view.content, as: view.modifier.id) }
}

extension View {
  /// Makes the view another one, with state of its own, whenever the value differs.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}
