/// What is told about a view, by modifiers on it, to the list, stack or grid that it stands in.
@MainActor
struct UnitTraits {
  /// What a selection knows it by, the tags of outer views first.
  var tags: [Tagged] = []
  /// What the program calls it.
  var ids: [AnyHashable] = []
  /// What users cannot do to it.
  var refused: RowActions = []
  /// Where it is placed, if that is not where it would be anyway.
  var placing: Placing?

  /// The traits of a row in a view with these.
  func around(_ inner: UnitTraits) -> UnitTraits {
    UnitTraits(
      tags: tags + inner.tags, ids: ids + inner.ids, refused: refused.union(inner.refused),
      placing: placing ?? inner.placing)
  }

  /// The value that a selection of a type knows the row by.
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    tags.lazy.compactMap { $0.value(as: Value.self) }.first
  }
}
