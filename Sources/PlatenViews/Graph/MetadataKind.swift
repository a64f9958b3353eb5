@_spi(Reflection) import Swift

/// What kind of type a type is.
enum MetadataKind {
  private struct Holder<Value> {
    let value: Value
  }

  static func isStruct(_ type: Any.Type) -> Bool { isOne(type, of: .struct) }

  static func isTuple(_ type: Any.Type) -> Bool { isOne(type, of: .tuple) }

  static func isFunction(_ type: Any.Type) -> Bool { isOne(type, of: .function) }

  /// Whether a type is of a kind. A field is told with its kind, so the type is made one.
  private static func isOne(_ type: Any.Type, of wanted: _MetadataKind) -> Bool {
    func open<T>(_ type: T.Type) -> Bool {
      _forEachField(of: Holder<T>.self, options: []) { _, _, _, kind in kind == wanted }
    }
    return _openExistential(type, do: open)
  }

  /// Whether functions of a type give nothing back, neither by a result nor by an `inout`; that
  /// stands in the type's name alone.
  static func isAction(_ type: Any.Type) -> Bool {
    let name = "\(type)"
    return name.hasSuffix("-> ()") && !name.contains("inout ")
  }
}
