/// A type that knows better than its bits whether two of its values say the same.
@MainActor
protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

/// Whether two values say the same: field by field, bitwise or `Equatable`.
///
/// Of types that are neither structs, tuples nor `Equatable` only the bits count: a reference equals
/// itself alone, and so does an action, which does nothing else than before with the same captures.
/// A closure that gives something back is the same only if it captures nothing: what it captures,
/// such as a model, may have changed, and then it gives something else, such as another view.
@MainActor
enum Equality {
  private static var comparisons: [ObjectIdentifier: Comparison] = [:]

  static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    areEqual(a, b, by: comparison(of: Value.self))
  }

  static func areEqual<Value>(_ a: Value, _ b: Value, by comparison: Comparison) -> Bool {
    withAddresses(of: a, b) { comparison.areEqual($0, $1) }
  }

  /// Not isolated, so that its closures do not find out each time on which thread they run.
  private nonisolated static func withAddresses<Value>(
    of a: Value, _ b: Value, _ body: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> Bool {
    withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in body(a, b) } }
  }

  /// How values of a type are compared; found once per type.
  static func comparison(of type: Any.Type) -> Comparison {
    let id = ObjectIdentifier(type)
    if let known = comparisons[id] { return known }
    let new = Comparison(of: type)
    comparisons[id] = new
    return new
  }
}

extension Optional: SelfComparing {
  /// Two values are compared as such; nothing equals nothing.
  func isSame(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let a?, let b?): Equality.areEqual(a, b)
    default: false
    }
  }
}
