@_spi(Reflection) import Swift

/// The kind of a type in the runtime metadata.
enum MetadataKind {
  private struct Holder<Value> {
    let value: Value
  }

  static func isStruct(_ type: Any.Type) -> Bool { isOne(type, of: .struct) }

  static func isTuple(_ type: Any.Type) -> Bool { isOne(type, of: .tuple) }

  static func isFunction(_ type: Any.Type) -> Bool { isOne(type, of: .function) }

  static func isEnum(_ type: Any.Type) -> Bool { isOne(type, of: .enum) }

  static func isExistential(_ type: Any.Type) -> Bool { isOne(type, of: .existential) }

  /// Returns whether the values of a type are trivial: they contain no references.
  static func isTrivial(_ type: Any.Type) -> Bool {
    func open<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: open)
  }

  /// Returns whether a type is of the specified kind.
  ///
  /// Reflection reports kinds only for fields, so the method wraps the type in a field.
  private static func isOne(_ type: Any.Type, of wanted: _MetadataKind) -> Bool {
    func open<T>(_ type: T.Type) -> Bool {
      _forEachField(of: Holder<T>.self, options: []) { _, _, _, kind in kind == wanted }
    }
    return _openExistential(type, do: open)
  }

  /// Returns whether functions of a type return nothing, neither as a result nor through `inout`.
  ///
  /// Only the name of the type contains this information. A second arrow outside parentheses means
  /// that the functions return a function.
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
