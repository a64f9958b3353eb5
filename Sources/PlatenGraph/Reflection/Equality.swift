/// A type whose values are compared in a way of their own.
@MainActor @preconcurrency
package protocol CustomComparing {
  /// How values are compared that lie in memory.
  static var comparison: Comparison { get }
}

/// A type that knows better than its bits whether two of its values say the same.
@MainActor @preconcurrency
package protocol SelfComparing: CustomComparing {
  func isSame(as other: Self) -> Bool
}

extension SelfComparing {
  package static var comparison: Comparison {
    Comparison(of: Self.self) { a, b in
      a.assumingMemoryBound(to: Self.self).pointee.isSame(
        as: b.assumingMemoryBound(to: Self.self).pointee)
    }
  }
}

/// Whether two values say the same: field by field, bitwise or `Equatable`.
///
/// Of what is neither a struct, a tuple nor `Equatable`:
/// - a reference equals itself alone, and so does an action, which does nothing else than before with
///   the same captures;
/// - a closure that gives something back is the same only if it captures nothing: what it captures,
///   such as a model, may have changed, and then it gives something else, such as another view;
/// - values of a protocol's type are compared as the types that they are of;
/// - values of an `enum` are the same if they are so bit for bit, and what comes with the case is the
///   same as well;
/// - arrays are compared element by element.
@MainActor
package enum Equality {
  private static var comparisons: [ObjectIdentifier: Comparison] = [:]

  package static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    areEqual(a, b, by: comparison(of: Value.self))
  }

  static func areEqual<Value>(_ a: Value, _ b: Value, by comparison: Comparison) -> Bool {
    UnsafeRawPointer.with(addressOf: a) { a in
      UnsafeRawPointer.with(addressOf: b) { b in comparison.areEqual(a, b) }
    }
  }

  /// Whether two values of any types are of one type, and say the same.
  package static func areSame(_ a: Any, _ b: Any) -> Bool {
    func isSame<Value>(_ type: Value.Type) -> Bool {
      guard let a = a as? Value, let b = b as? Value else { return false }
      return areEqual(a, b)
    }
    return _openExistential(type(of: a), do: isSame)
  }

  /// How values of a type are compared; found once per type.
  static func comparison(of type: Any.Type) -> Comparison {
    let id = ObjectIdentifier(type)
    if let known = comparisons[id] { return known }
    let new = Comparison.of(type)
    comparisons[id] = new
    return new
  }
}

extension Optional: CustomComparing {
  /// Two values are compared as such; nothing equals nothing.
  package static var comparison: Comparison {
    let wrapped = Equality.comparison(of: Wrapped.self)
    return Comparison(of: Self.self, isBitwise: wrapped.isBitwise) { a, b in
      let isNothing = a.assumingMemoryBound(to: Self.self).pointee == nil
      guard isNothing == (b.assumingMemoryBound(to: Self.self).pointee == nil) else { return false }
      // What is in an optional lies where the optional begins.
      return isNothing || wrapped.areEqual(a, b)
    }
  }
}

extension Array: SelfComparing {
  /// Elements are compared as such, in order, unless both are one and the same array of elements
  /// whose bits say all.
  package func isSame(as other: [Element]) -> Bool {
    guard count == other.count else { return false }
    let comparison = Equality.comparison(of: Element.self)
    if comparison.isBitwise, isStored(with: other) { return true }
    return zip(self, other).allSatisfy { Equality.areEqual($0, $1, by: comparison) }
  }

  private func isStored(with other: [Element]) -> Bool {
    withUnsafeBufferPointer { a in
      other.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress }
    }
  }
}
