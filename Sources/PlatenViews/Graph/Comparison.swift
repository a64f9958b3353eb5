import Foundation
@_spi(Reflection) import Swift

/// How two values of one type in memory are compared.
@MainActor
indirect enum Comparison {
  /// Bitwise: the same number, reference, action or other whole.
  case bits(count: Int)
  /// A function that gives something back: the same one, if it captures nothing.
  case result(count: Int)
  /// Bitwise, or else by what the type says.
  case typed(count: Int, @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  case fields([(offset: Int, comparison: Comparison)])

  init(of type: Any.Type) {
    if let type = type as? any Equatable.Type {
      self = Self.equatable(type)
    } else if let type = type as? any SelfComparing.Type {
      self = Self.selfComparing(type)
    } else if MetadataKind.isStruct(type) || MetadataKind.isTuple(type) {
      self = Self.fields(of: type)
    } else if MetadataKind.isFunction(type), !MetadataKind.isAction(type) {
      self = .result(count: Self.size(of: type))
    } else if MetadataKind.isExistential(type) {
      self = Self.existential(type)
    } else if MetadataKind.isEnum(type), !MetadataKind.isTrivial(type) {
      self = Self.enumeration(type)
    } else {
      self = .bits(count: Self.size(of: type))
    }
  }

  private static func selfComparing<T: SelfComparing>(_ type: T.Type) -> Comparison {
    .typed(count: 0) { a, b in
      let (a, b) = (a.assumingMemoryBound(to: T.self), b.assumingMemoryBound(to: T.self))
      return a.pointee.isSame(as: b.pointee)
    }
  }

  private static func equatable<T: Equatable>(_ type: T.Type) -> Comparison {
    .typed(count: MemoryLayout<T>.size) { a, b in
      a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
  }

  /// By what is in both, if that is of one type.
  private static func existential(_ type: Any.Type) -> Comparison {
    func open<T>(_ type: T.Type) -> Comparison {
      .typed(count: 0) { a, b in
        let (a, b) = (a.assumingMemoryBound(to: T.self), b.assumingMemoryBound(to: T.self))
        return Equality.areSame(a.pointee as Any, b.pointee as Any)
      }
    }
    return _openExistential(type, do: open)
  }

  /// Bitwise, and by what comes with the case, where that may be a function.
  private static func enumeration(_ type: Any.Type) -> Comparison {
    func open<T>(_ type: T.Type) -> Comparison {
      .typed(count: 0) { a, b in
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
    var fields: [(Int, Comparison)] = []
    let isWhole = _forEachField(of: type, options: []) { name, offset, type, kind in
      let mayBeWeak = !isTuple && (kind == .class || kind == .optional || kind == .existential)
      let isReadable = !mayBeWeak || readable.contains(String(cString: name))
      fields.append((offset, isReadable ? Comparison(of: type) : .bits(count: size(of: type))))
      return true
    }
    return isWhole ? .fields(fields) : .bits(count: size(of: type))
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

  /// Whether values of equal bits are the same.
  var isBitwise: Bool {
    switch self {
    case .bits: true
    case .result: false
    case .typed(let count, _): count > 0
    case .fields(let fields): fields.allSatisfy(\.comparison.isBitwise)
    }
  }

  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch self {
    case .bits(let count): memcmp(a, b, count) == 0
    case .result(let count): memcmp(a, b, count) == 0 && !Self.hasCapture(a, count: count)
    case .typed(let count, let areEqual):
      count > 0 && memcmp(a, b, count) == 0 || areEqual(a, b)
    case .fields(let fields):
      areEqual(a, b, in: fields)
    }
  }

  /// Whether the function at an address captures something: its second word points there.
  private static func hasCapture(_ function: UnsafeRawPointer, count: Int) -> Bool {
    let word = MemoryLayout<UInt>.size
    return count >= 2 * word && function.load(fromByteOffset: word, as: UInt.self) != 0
  }

  private func areEqual(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer,
    in fields: [(offset: Int, comparison: Comparison)]
  ) -> Bool {
    for (offset, comparison) in fields where !comparison.areEqual(a + offset, b + offset) {
      return false
    }
    return true
  }
}
