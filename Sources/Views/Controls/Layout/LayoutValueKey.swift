@_spi(Nodes) import PlatenGraph

/// A key for a value that a view passes to the enclosing layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Passes a value to the enclosing layout, which reads it with `subview[Key.self]`.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    layoutTrait(\.values[ObjectIdentifier(key)], LayoutTraits.Value(value: value))
  }
}
