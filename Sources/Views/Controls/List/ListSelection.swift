@_spi(Nodes) import PlatenGraph

/// A binding to the selected value or values of a list.
@MainActor
package enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)

  /// A snapshot of the selected values.
  enum Values {
    case one(Value?)
    case many(Set<Value>)

    var count: Int {
      switch self {
      case .one(let selected): selected == nil ? 0 : 1
      case .many(let selected): selected.count
      }
    }

    func contains(_ value: Value) -> Bool {
      switch self {
      case .one(let selected): selected == value
      case .many(let selected): selected.contains(value)
      }
    }
  }

  var values: Values {
    switch self {
    case .one(let selected): .one(selected.wrappedValue)
    case .many(let selected): .many(selected.wrappedValue)
    }
  }

  /// Selects a value; in a multiple selection, deselects a value that is already selected.
  func select(_ value: Value) {
    switch self {
    case .one(let selected): selected.wrappedValue = value
    case .many(let selected): selected.wrappedValue.formSymmetricDifference([value])
    }
  }
}

extension ListSelection: SelfComparing {
  /// Returns whether both selections are of the same kind and have equal bindings.
  package func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.one(let a), .one(let b)): Equality.areEqual(a, b)
    case (.many(let a), .many(let b)): Equality.areEqual(a, b)
    default: false
    }
  }
}
