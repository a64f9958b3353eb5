import Foundation
@_spi(Reflection) import Swift

/// A procedure that compares two values of the same type in memory.
// This type is a class because reading the array of a struct would copy the array for each view at
// each update.
@MainActor
package final class Comparison {
  /// A function that compares the values at two addresses.
  typealias AreSame = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// The size of a value, in bytes.
  private let count: Int
  /// Whether bitwise equality implies equality of the values.
  let isBitwise: Bool
  private let parts: [Part]

  /// A portion of a value that is compared as a unit, such as a field.
  private struct Part {
    /// The offset from the start of the value, in bytes.
    var offset: Int
    let count: Int
    /// Whether bitwise equality implies equality of this portion.
    let isBitwise: Bool
    /// The type's comparison function, which is used if a bitwise comparison does not determine
    /// equality.
    let areSame: AreSame?
  }

  private init(_ type: Any.Type, of parts: [Part]) {
    count = Self.size(of: type)
    isBitwise = parts.allSatisfy(\.isBitwise)
    self.parts = parts
  }

  /// Creates a comparison of whole values, first bitwise and then with a comparison function.
  ///
  /// - Parameter isBitwise: Whether bitwise equality implies equality of the values.
  convenience init(of type: Any.Type, isBitwise: Bool = false, by areSame: AreSame?) {
    let whole = Part(
      offset: 0, count: Self.size(of: type), isBitwise: isBitwise, areSame: areSame)
    self.init(type, of: [whole])
  }

  /// Returns the comparison for a type, based on the kind of the type.
  static func of(_ type: Any.Type) -> Comparison {
    if let type = type as? any Equatable.Type { return equatable(type) }
    if let type = type as? any CustomComparing.Type { return type.comparison }
    if MetadataKind.isStruct(type) || MetadataKind.isTuple(type) { return fields(of: type) }
    if MetadataKind.isFunction(type), !MetadataKind.isAction(type) {
      return result(of: type)
    }
    if MetadataKind.isExistential(type) { return existential(type) }
    if MetadataKind.isEnum(type), !MetadataKind.isTrivial(type) { return enumeration(type) }
    return bits(of: type)
  }

  private static func bits(of type: Any.Type) -> Comparison {
    Comparison(of: type, isBitwise: true, by: nil)
  }

  /// Returns the comparison for functions with a result, which are equal only if they capture
  /// nothing.
  private static func result(of type: Any.Type) -> Comparison {
    let count = size(of: type)
    return Comparison(of: type) { memcmp($0, $1, count) == 0 && !hasCapture($0, count: count) }
  }

  private static func equatable<T: Equatable>(_ type: T.Type) -> Comparison {
    Comparison(of: type, isBitwise: true) { a, b in
      a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
  }

  /// Returns the comparison for existential values, which compares values of the same dynamic type.
  private static func existential(_ type: Any.Type) -> Comparison {
    func open<T>(_ type: T.Type) -> Comparison {
      Comparison(of: type) { a, b in
        let (a, b) = (a.assumingMemoryBound(to: T.self), b.assumingMemoryBound(to: T.self))
        return Equality.areSame(a.pointee as Any, b.pointee as Any)
      }
    }
    return _openExistential(type, do: open)
  }

  /// Returns the comparison for enumerations, which compares bits and payloads.
  ///
  /// The payloads are compared because they may be functions.
  private static func enumeration(_ type: Any.Type) -> Comparison {
    func open<T>(_ type: T.Type) -> Comparison {
      Comparison(of: type) { a, b in
        guard memcmp(a, b, MemoryLayout<T>.size) == 0 else { return false }
        let (a, b) = (a.assumingMemoryBound(to: T.self), b.assumingMemoryBound(to: T.self))
        return zip(Mirror(reflecting: a.pointee).children, Mirror(reflecting: b.pointee).children)
          .allSatisfy { Equality.areSame($0.value, $1.value) }
      }
    }
    return _openExistential(type, do: open)
  }

  /// Returns the comparison for the fields of a type, which ignores the padding between fields.
  ///
  /// Weak and unowned references are compared bitwise. Reflection reports only the type of such a
  /// reference, so the comparison cannot read the value as a reference.
  private static func fields(of type: Any.Type) -> Comparison {
    let isTuple = MetadataKind.isTuple(type)
    let readable = isTuple ? [] : readableFields(of: type)
    var parts: [Part] = []
    let isWhole = _forEachField(of: type, options: []) { name, offset, type, kind in
      let mayBeWeak = !isTuple && (kind == .class || kind == .optional || kind == .existential)
      let isReadable = !mayBeWeak || readable.contains(String(cString: name))
      parts += (isReadable ? of(type) : bits(of: type)).parts(at: offset)
      return true
    }
    return isWhole ? Comparison(type, of: parts) : bits(of: type)
  }

  /// Returns the portions of a value that is stored as a field at the specified offset.
  private func parts(at offset: Int) -> [Part] {
    parts.map { part in
      var part = part
      part.offset += offset
      return part
    }
  }

  /// Returns the names of the fields that support key paths: all fields except closures and weak
  /// references.
  private static func readableFields(of type: Any.Type) -> Set<String> {
    func open<T>(_ type: T.Type) -> Set<String> {
      var names: Set<String> = []
      // The raw value of `ignoreUnknown`, which is a global variable that Swift 6 does not allow
      // reading.
      let ignoringUnknown = _EachFieldOptions(rawValue: 1 << 1)
      _ = _forEachFieldWithKeyPath(of: type, options: ignoringUnknown) { name, _ in
        names.insert(String(cString: name))
        return true
      }
      return names
    }
    return _openExistential(type, do: open)
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if isBitwise, memcmp(a, b, count) == 0 { return true }
    for part in parts {
      let (a, b) = (a + part.offset, b + part.offset)
      if part.isBitwise, memcmp(a, b, part.count) == 0 { continue }
      guard let areSame = part.areSame, areSame(a, b) else { return false }
    }
    return true
  }

  /// Returns whether the function at an address has captures. The second word points to the
  /// captures.
  private static func hasCapture(_ function: UnsafeRawPointer, count: Int) -> Bool {
    let word = MemoryLayout<UInt>.size
    return count >= 2 * word && function.load(fromByteOffset: word, as: UInt.self) != 0
  }
}
