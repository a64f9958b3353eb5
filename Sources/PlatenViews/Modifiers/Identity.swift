/// Ties a view's identity to a value.
private struct IdentityModifier: PrimitiveModifier {
  let id: AnyHashable

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    IdentityNode(modified(content), in: context)
  }
}

private final class IdentityNode<Content: View>:
  WrapperNode<ModifiedContent<Content, IdentityModifier>>
{
  override func evaluate() { show(view.content, as: view.modifier.id) }

  override func collectLayoutItems(into items: inout [LayoutItem]) {
    addLayoutItems(to: &items) { $0.traits.ids.append(view.modifier.id) }
  }

  override func node(ofID id: AnyHashable) -> Node? {
    id == view.modifier.id ? self : super.node(ofID: id)
  }
}

extension View {
  /// Makes the view another one, with state of its own, whenever the value differs; a
  /// ``ScrollViewProxy`` finds it by this value.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}
