/// A view that a program calls by an id.
package struct Identified {
  package let id: AnyHashable
  package let node: Node

  package init(id: AnyHashable, node: Node) {
    self.id = id
    self.node = node
  }
}

/// The views with an id.
package enum IdentifiedKey: ListKey {
  package typealias Element = Identified
}

extension Node {
  /// The first view shown here or below that a program calls by an id.
  package final func node(ofID id: AnyHashable) -> Node? {
    preference(IdentifiedKey.self)?.first { $0.id == id }?.node
  }
}

/// Ties a view's identity to a value.
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
  /// Makes the view another one, with state of its own, whenever the value differs; a
  /// ``ScrollViewProxy`` finds it by this value.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}
