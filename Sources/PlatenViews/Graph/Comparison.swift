@_spi(Reflection) import Swift

/// How two values of one type in memory are compared.
@MainActor
indirect enum Comparison {
  case never
  case bits(count: Int)
  case typed(@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  case fields([(offset: Int, comparison: Comparison)])

  init(of type: Any.Type) {
    if let type = type as? any SelfComparing.Type {
      self = Self.selfComparing(type)
    } else if let type = type as? any Equatable.Type {
      self = Self.equatable(type)
    } else if type is any Referring.Type || type is AnyObject.Type || Self.isTrivial(type) {
      self = .bits(count: Self.size(of: type))
    } else if MetadataKind.isStruct(type) {
      self = Self.fields(of: type)
    } else {
      self = .never
    }
  }

  private static func selfComparing<T: SelfComparing>(_ type: T.Type) -> Comparison {
    .typed { a, b in
      a.assumingMemoryBound(to: T.self).pointee.isSame(as: b.assumingMemoryBound(to: T.self).pointee)
    }
  }

  private static func equatable<T: Equatable>(_ type: T.Type) -> Comparison {
    .typed { a, b in
      a.assumingMemoryBound(to: T.self).pointee == b.assumingMemoryBound(to: T.self).pointee
    }
  }

  /// Each field by itself; a struct of which a field cannot be compared never equals another.
  private static func fields(of type: Any.Type) -> Comparison {
    var fields: [(Int, Comparison)] = []
    let isWhole = _forEachField(of: type, options: []) { _, offset, type, _ in
      let comparison = Comparison(of: type)
      if case .never = comparison { return false }
      fields.append((offset, comparison))
      return true
    }
    return isWhole ? .fields(fields) : .never
  }

  private static func isTrivial(_ type: Any.Type) -> Bool {
    func open<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: open)
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch self {
    case .never: false
    case .bits(let count):
      UnsafeRawBufferPointer(start: a, count: count)
        .elementsEqual(UnsafeRawBufferPointer(start: b, count: count))
    case .typed(let areEqual): areEqual(a, b)
    case .fields(let fields):
      fields.allSatisfy { $0.comparison.areEqual(a + $0.offset, b + $0.offset) }
    }
  }
}

/// An optional reference, compared by identity as a reference is.
private protocol Referring {}

extension Optional: Referring where Wrapped: AnyObject {}
