/// A view with a value that identifies it in a selection.
@MainActor
package struct Tagged {
  let tag: Any
  package let node: Node
  /// Whether the tag also matches an optional of its type.
  var includesOptional = true

  package init(tag: Any, node: Node, includesOptional: Bool = true) {
    self.tag = tag
    self.node = node
    self.includesOptional = includesOptional
  }

  /// Returns whether a selection value selects this view.
  package func isSelected<Value: Hashable>(by selection: Value) -> Bool {
    value(as: Value.self) == selection
  }

  /// Returns the tag as a selection value, or `nil` if its type does not match.
  package func value<Value: Hashable>(as type: Value.Type) -> Value? {
    if !includesOptional, Swift.type(of: tag) != type { return nil }
    return tag as? Value
  }
}

/// The preference key for views with a tag.
package enum TagsKey: ListKey {
  package typealias Element = Tagged
}

/// A preference value that receives the tag of the enclosing view, such as the tabs of a tab view.
@MainActor
package protocol TagReceiver {
  func tagged(_ tag: Any) -> Self
}

package enum TagReceivers {
  /// Returns a preference value. A value that is a tag receiver receives the tag.
  @MainActor
  package static func tag<Value>(_ value: Value, with tag: Any) -> Value {
    (value as? any TagReceiver)?.tagged(tag) as? Value ?? value
  }
}

/// A modifier that assigns a selection value to a view.
private struct TagModifier<Value: Hashable>: TraitModifier {
  let tag: Value
  let includesOptional: Bool

  var trait: Value { tag }

  private func tagged(_ node: Node) -> Tagged {
    Tagged(tag: tag, node: node, includesOptional: includesOptional)
  }

  func mark(_ item: inout LayoutItem, from node: Node) {
    item.traits.tags.insert(tagged(node), at: 0)
  }

  func preference<K: PreferenceKey>(
    _ key: K.Type, from node: Node, below: () -> K.Value?
  ) -> K.Value? {
    if key == TagsKey.self { return [tagged(node)] as? K.Value }
    return below().map { TagReceivers.tag($0, with: tag) }
  }
}

extension View {
  /// Sets the value that identifies this view in the selection of a `Picker`, `TabView`, or `List`.
  ///
  ///     Picker("Size", selection: $size) {
  ///       Text("Small").tag(1)
  ///       Text("Large").tag(2)
  ///     }
  ///
  /// The type of the tag is the type of the selection. If the selection is optional, the type of
  /// the tag is the wrapped type. In a list, the tag takes precedence over the ID that a `ForEach`
  /// assigns to the row.
  ///
  /// - Parameter includeOptional: Whether the tag also matches an optional of its type.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag, includesOptional: includeOptional))
  }
}
