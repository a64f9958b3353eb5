@_spi(Reflection) import Swift

/// What kind of type a type is.
enum MetadataKind {
  private struct Holder<Value> {
    let value: Value
  }

  static func isStruct(_ type: Any.Type) -> Bool { isOne(type, of: .struct) }

  static func isTuple(_ type: Any.Type) -> Bool { isOne(type, of: .tuple) }

  static func isFunction(_ type: Any.Type) -> Bool { isOne(type, of: .function) }

  static func isEnum(_ type: Any.Type) -> Bool { isOne(type, of: .enum) }

  static func isExistential(_ type: Any.Type) -> Bool { isOne(type, of: .existential) }

  /// Whether values of a type are nothing but their bits: they refer to nothing.
  static func isTrivial(_ type: Any.Type) -> Bool {
    func open<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: open)
  }

  /// Whether a type is of a kind. A field is told with its kind, so the type is made one.
  private static func isOne(_ type: Any.Type, of wanted: _MetadataKind) -> Bool {
    func open<T>(_ type: T.Type) -> Bool {
      _forEachField(of: Holder<T>.self, options: []) { _, _, _, kind in kind == wanted }
    }
    return _openExistential(type, do: open)
  }

  /// Whether functions of a type give nothing back, neither by a result nor by an `inout`; that
  /// stands in the type's name alone. With a second arrow outside parentheses they give an action.
  static func isAction(_ type: Any.Type) -> Bool {
    let name = "\(type)"
    var (depth, arrows) = (0, 0)
    for character in name {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case ">" where depth == 0: arrows += 1
      default: break
      }
    }
    return arrows == 1 && name.hasSuffix("-> ()") && !name.contains("inout ")
  }
}
