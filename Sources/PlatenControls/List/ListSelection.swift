@_spi(Nodes) import PlatenGraph

/// Where a list keeps which of its rows are selected.
@MainActor
package enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)

  /// The selected values at one moment.
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

  /// Selects a value; of a set, takes it out if it is in it.
  func select(_ value: Value) {
    switch self {
    case .one(let selected): selected.wrappedValue = value
    case .many(let selected): selected.wrappedValue.formSymmetricDifference([value])
    }
  }

  /// Selects a value, and no other.
  func selectOnly(_ value: Value) {
    switch self {
    case .one(let selected): selected.wrappedValue = value
    case .many(let selected): selected.wrappedValue = [value]
    }
  }
}

extension ListSelection: SelfComparing {
  /// Two bindings of one kind are compared as such.
  package func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.one(let a), .one(let b)): Equality.areEqual(a, b)
    case (.many(let a), .many(let b)): Equality.areEqual(a, b)
    default: false
    }
  }
}
