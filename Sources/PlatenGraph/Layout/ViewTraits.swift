/// What is told about a view, by modifiers on it, to the list, stack or grid that it stands in.
@MainActor
@_spi(Nodes) public struct ViewTraits {
  /// What a selection knows it by, the tags of outer views first.
  package var tags: [Tagged] = []
  /// What the program calls it.
  package var ids: [AnyHashable] = []
  /// What users cannot do to it.
  package var refused: RowActions = []
  /// Where it is placed, if that is not where it would be anyway.
  package var layoutTraits: LayoutTraits?

  /// The traits of a row in a view with these.
  package func around(_ inner: ViewTraits) -> ViewTraits {
    ViewTraits(
      tags: tags + inner.tags, ids: ids + inner.ids, refused: refused.union(inner.refused),
      layoutTraits: layoutTraits ?? inner.layoutTraits)
  }

  /// The value that a selection of a type knows the row by.
  package func value<Value: Hashable>(as type: Value.Type) -> Value? {
    tags.lazy.compactMap { $0.value(as: Value.self) }.first
  }
}
