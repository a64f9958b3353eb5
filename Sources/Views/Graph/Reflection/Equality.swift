/// A type that provides a custom comparison of its values.
@MainActor @preconcurrency
package protocol CustomComparing {
  /// The comparison of two values in memory.
  static var comparison: Comparison { get }
}

/// A type that compares its values with a method because bitwise comparison is not sufficient.
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

/// A field-by-field comparison of two values that is bitwise or uses `Equatable`.
///
/// Types that are not structures, tuples, or `Equatable` are compared as follows:
/// - References are equal if they are identical. The same applies to actions, which have the same
///   effect if they have the same captures.
/// - Closures with a result are equal only if they capture nothing. A captured object, such as a
///   model, may have changed, and the closure would then return a different result, such as another
///   view.
/// - Existential values are compared as values of their dynamic types.
/// - Enumeration values are equal if their bits and their payloads are equal.
/// - Arrays are compared element by element.
@MainActor
package enum Equality {
  /// The maximum number of values inside each other that are compared. More deeply nested values
  /// count as different, because their comparison would overflow the stack.
  private static let maxDepth = 200

  private static var comparisons: [ObjectIdentifier: Comparison] = [:]
  /// The number of existential values, arrays and payloads that are being compared.
  private static var depth = 0

  package static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    areEqual(a, b, by: comparison(of: Value.self))
  }

  static func areEqual<Value>(_ a: Value, _ b: Value, by comparison: Comparison) -> Bool {
    UnsafeRawPointer.with(addressOf: a) { a in
      UnsafeRawPointer.with(addressOf: b) { b in comparison.areEqual(a, b) }
    }
  }

  /// Returns whether two values of any type have the same type and are equal.
  package static func areSame(_ a: Any, _ b: Any) -> Bool {
    func isSame<Value>(_ type: Value.Type) -> Bool {
      guard let a = a as? Value, let b = b as? Value else { return false }
      return areEqual(a, b)
    }
    return nested { _openExistential(type(of: a), do: isSame) }
  }

  /// Compares values inside other values, unless they are nested too deeply.
  fileprivate static func nested(_ areEqual: () -> Bool) -> Bool {
    if depth == maxDepth { return false }
    depth += 1
    defer { depth -= 1 }
    return areEqual()
  }

  /// Returns the comparison for a type, computed once per type.
  static func comparison(of type: Any.Type) -> Comparison {
    let id = ObjectIdentifier(type)
    if let known = comparisons[id] { return known }
    let new = Comparison.of(type)
    comparisons[id] = new
    return new
  }
}

extension Optional: CustomComparing {
  /// The comparison of optionals, which compares wrapped values and treats two `nil` values as
  /// equal.
  package static var comparison: Comparison {
    let wrapped = Equality.comparison(of: Wrapped.self)
    return Comparison(of: Self.self, isBitwise: wrapped.isBitwise) { a, b in
      let isNothing = a.assumingMemoryBound(to: Self.self).pointee == nil
      guard isNothing == (b.assumingMemoryBound(to: Self.self).pointee == nil) else { return false }
      // The payload of an optional has the same address as the optional.
      return isNothing || wrapped.areEqual(a, b)
    }
  }
}

extension Array: SelfComparing {
  /// Returns whether two arrays contain equal elements in the same order.
  ///
  /// Identical arrays of bitwise comparable elements are equal without a comparison of their
  /// elements.
  package func isSame(as other: [Element]) -> Bool {
    guard count == other.count else { return false }
    let comparison = Equality.comparison(of: Element.self)
    if comparison.isBitwise, isStored(with: other) { return true }
    return Equality.nested {
      zip(self, other).allSatisfy { Equality.areEqual($0, $1, by: comparison) }
    }
  }

  private func isStored(with other: [Element]) -> Bool {
    withUnsafeBufferPointer { a in
      other.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress }
    }
  }
}
