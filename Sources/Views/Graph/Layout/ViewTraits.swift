/// The traits that modifiers set on a view for the enclosing list, stack, or grid.
@MainActor
@_spi(Nodes) public struct ViewTraits {
  /// The selection tags, with the tags of outer views first.
  package var tags: [Tagged] = []
  /// The IDs that the program assigns to the view.
  package var ids: [AnyHashable] = []
  /// The user actions that are disabled for the view.
  package var refused: RowActions = []
  /// The layout traits, or `nil` for the default traits.
  package var layoutTraits: LayoutTraits?

  /// Returns the traits of an inner row combined with those of this view.
  package func around(_ inner: ViewTraits) -> ViewTraits {
    ViewTraits(
      tags: tags + inner.tags, ids: ids + inner.ids, refused: refused.union(inner.refused),
      layoutTraits: layoutTraits ?? inner.layoutTraits)
  }

  /// Returns the value that identifies the row in a selection of the specified type.
  package func value<Value: Hashable>(as type: Value.Type) -> Value? {
    tags.lazy.compactMap { $0.value(as: Value.self) }.first
  }
}
