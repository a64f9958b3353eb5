/// A type that knows better than its bits whether two of its values say the same.
@MainActor
protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

/// Whether two views say the same: field by field, bitwise or `Equatable`; closures never do.
@MainActor
enum Equality {
  private static var comparisons: [ObjectIdentifier: Comparison] = [:]

  static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    let comparison = comparison(of: Value.self)
    return withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return comparison.areEqual(a, b)
      }
    }
  }

  private static func comparison(of type: Any.Type) -> Comparison {
    let id = ObjectIdentifier(type)
    if let known = comparisons[id] { return known }
    let new = Comparison(of: type)
    comparisons[id] = new
    return new
  }
}
