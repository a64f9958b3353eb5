import Foundation
@_spi(Reflection) import Swift

/// How two values of one type in memory are compared.
// A class, since looking at a struct's parts would copy them, for each view at each update.
@MainActor
package final class Comparison {
  /// Takes the addresses of both.
  typealias AreSame = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// The bytes of a value.
  private let count: Int
  /// Whether values of equal bits are the same.
  let isBitwise: Bool
  private let parts: [Part]

  /// A part of a value that is compared as a whole, such as a field.
  private struct Part {
    /// Bytes from the beginning of the value.
    var offset: Int
    let count: Int
    /// Whether values of equal bits are the same.
    let isBitwise: Bool
    /// By what the type says, where bits do not decide it.
    let areSame: AreSame?
  }

  private init(_ type: Any.Type, of parts: [Part]) {
    count = Self.size(of: type)
    isBitwise = parts.allSatisfy(\.isBitwise)
    self.parts = parts
  }

  /// As a whole: by bits and, where those do not decide it, by what a type says.
  ///
  /// - Parameter isBitwise: Whether values of equal bits are the same.
  convenience init(of type: Any.Type, isBitwise: Bool = false, by areSame: AreSame?) {
    let whole = Part(
      offset: 0, count: Self.size(of: type), isBitwise: isBitwise, areSame: areSame)
    self.init(type, of: [whole])
  }

  /// How values of a type are compared, by what kind of type it is.
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

  /// A function that gives something back: the same one, if it captures nothing.
  private static func result(of type: Any.Type) -> Comparison {
    let count = size(of: type)
    return Comparison(of: type) { memcmp($0, $1, count) == 0 && !hasCapture($0, count: count) }
  }

  private static func equatable<T: Equatable>(_ type: T.Type) -> Comparison {
    Comparison(of: type, isBitwise: true) { a, b in
      a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
  }

  /// By what is in both, if that is of one type.
  private static func existential(_ type: Any.Type) -> Comparison {
    func open<T>(_ type: T.Type) -> Comparison {
      Comparison(of: type) { a, b in
        let (a, b) = (a.assumingMemoryBound(to: T.self), b.assumingMemoryBound(to: T.self))
        return Equality.areSame(a.pointee as Any, b.pointee as Any)
      }
    }
    return _openExistential(type, do: open)
  }

  /// Bitwise, and by what comes with the case, where that may be a function.
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

  /// Each field by itself, so that the bytes between fields do not count. A reference that is weak
  /// or unowned is told by its type alone, and cannot be read as one: it is compared bit by bit.
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

  /// The parts of a value that is a field of another's.
  private func parts(at offset: Int) -> [Part] {
    parts.map { part in
      var part = part
      part.offset += offset
      return part
    }
  }

  /// The fields of which there can be a key path: all but closures and references that are weak.
  private static func readableFields(of type: Any.Type) -> Set<String> {
    func open<T>(_ type: T.Type) -> Set<String> {
      var names: Set<String> = []
      // The option's own name, `ignoreUnknown`, is a variable that Swift 6 lets nobody read.
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

  /// Whether the function at an address captures something: its second word points there.
  private static func hasCapture(_ function: UnsafeRawPointer, count: Int) -> Bool {
    let word = MemoryLayout<UInt>.size
    return count >= 2 * word && function.load(fromByteOffset: word, as: UInt.self) != 0
  }
}
