import Foundation
@_spi(Reflection) import Swift

/// How two values of one type in memory are compared.
@MainActor
indirect enum Comparison {
  /// Bitwise: the same number, reference, closure or other whole.
  case bits(count: Int)
  /// Bitwise, or else by what the type says.
  case typed(count: Int, @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  case fields([(offset: Int, comparison: Comparison)])

  init(of type: Any.Type) {
    if let type = type as? any SelfComparing.Type {
      self = Self.selfComparing(type)
    } else if let type = type as? any Equatable.Type {
      self = Self.equatable(type)
    } else if MetadataKind.isStruct(type) {
      self = Self.fields(of: type)
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

  /// Each field by itself, so that the bytes between fields do not count.
  private static func fields(of type: Any.Type) -> Comparison {
    var fields: [(Int, Comparison)] = []
    let isWhole = _forEachField(of: type, options: []) { _, offset, type, _ in
      fields.append((offset, Comparison(of: type)))
      return true
    }
    return isWhole ? .fields(fields) : .bits(count: size(of: type))
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    switch self {
    case .bits(let count): memcmp(a, b, count) == 0
    case .typed(let count, let areEqual):
      count > 0 && memcmp(a, b, count) == 0 || areEqual(a, b)
    case .fields(let fields):
      fields.allSatisfy { $0.comparison.areEqual(a + $0.offset, b + $0.offset) }
    }
  }
}
