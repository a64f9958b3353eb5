@_spi(Reflection) import Swift

/// What kind of type a type is.
enum MetadataKind {
  private struct Holder<Value> {
    let value: Value
  }

  /// Whether a type is a struct. A field is told with its kind, so the type is made one.
  static func isStruct(_ type: Any.Type) -> Bool {
    func open<T>(_ type: T.Type) -> Bool {
      _forEachField(of: Holder<T>.self, options: []) { _, _, _, kind in kind == .struct }
    }
    return _openExistential(type, do: open)
  }
}
