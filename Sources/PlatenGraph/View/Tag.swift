/// A view that a selection knows by a value.
@MainActor
package struct Tagged {
  let tag: Any
  package let node: Node
  /// Whether the tag also stands for an optional of its type.
  var includesOptional = true

  package init(tag: Any, node: Node, includesOptional: Bool = true) {
    self.tag = tag
    self.node = node
    self.includesOptional = includesOptional
  }

  /// Whether this is the view that a selection chooses.
  package func isSelected<Value: Hashable>(by selection: Value) -> Bool {
    value(as: Value.self) == selection
  }

  /// The tag as a value to select; `nil` if it is of another type.
  package func value<Value: Hashable>(as type: Value.Type) -> Value? {
    if !includesOptional, Swift.type(of: tag) != type { return nil }
    return tag as? Value
  }
}

/// The views with a tag.
package enum TagsKey: ListKey {
  package typealias Element = Tagged
}

/// A value passed up that takes the tag of a view around, such as the tabs of a tab view.
@MainActor
package protocol TagReceiver {
  func tagged(_ tag: Any) -> Self
}

package enum TagReceivers {
  /// A value passed up, with a tag if it takes one.
  @MainActor
  package static func tag<Value>(_ value: Value, with tag: Any) -> Value {
    (value as? any TagReceiver)?.tagged(tag) as? Value ?? value
  }
}

/// Tells a selection a view's value.
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
  /// The value by which a `Picker`, a `TabView` or the selection of a `List` knows this view.
  ///
  ///     Picker("Size", selection: $size) {
  ///       Text("Small").tag(1)
  ///       Text("Large").tag(2)
  ///     }
  ///
  /// Its type is that of the selection, or of what the selection holds if it is optional. In a list
  /// it wins over the id that a `ForEach` knows the row by.
  ///
  /// - Parameter includeOptional: Whether the tag also stands for an optional of its type.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag, includesOptional: includeOptional))
  }
}
