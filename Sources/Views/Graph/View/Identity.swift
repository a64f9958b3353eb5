/// A view that the program identifies by an ID.
package struct Identified {
  package let id: AnyHashable
  package let node: Node

  package init(id: AnyHashable, node: Node) {
    self.id = id
    self.node = node
  }
}

/// The preference key for views with an ID.
package enum IdentifiedKey: ListKey {
  package typealias Element = Identified
}

extension Node {
  /// Returns the first node with the specified ID among this node and its descendants.
  package final func node(ofID id: AnyHashable) -> Node? {
    preference(IdentifiedKey.self)?.first { $0.id == id }?.node
  }
}

/// A modifier that binds a view's identity to a value.
private struct IdentityModifier: TraitModifier {
  let id: AnyHashable

  var trait: AnyHashable { id }

  var identity: AnyHashable? { id }

  func mark(_ item: inout LayoutItem, from node: Node) { item.traits.ids.append(id) }

  func preference<K: PreferenceKey>(
    _ key: K.Type, from node: Node, below: () -> K.Value?
  ) -> K.Value? {
    guard key == IdentifiedKey.self else { return below() }
    let inner = below() as? [Identified] ?? []
    return [Identified(id: id, node: node)] + inner as? K.Value
  }
}

extension View {
  /// Binds this view's identity to a value. The view loses its state when the value changes.
  ///
  /// A ``ScrollViewProxy`` finds the view by this value.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}
