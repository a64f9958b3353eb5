import Foundation

/// How values of a type stand in a store.
struct StoredFormat<Value> {
  /// The value that an object of a store stands for, if it does.
  let value: (Any) -> Value?
  /// The object that stands for a value; `nil` for none at all.
  let object: (Value) -> Any?

  /// A type that stores hold as it is.
  static var plain: StoredFormat {
    StoredFormat {
      $0 as? Value
    } object: {
      $0
    }
  }

  /// The raw value stands for the value.
  static func raw() -> StoredFormat where Value: RawRepresentable {
    StoredFormat {
      ($0 as? Value.RawValue).flatMap(Value.init)
    } object: {
      $0.rawValue
    }
  }

  /// The same, or nothing.
  var optional: StoredFormat<Value?> {
    StoredFormat<Value?> {
      value($0)
    } object: {
      $0.flatMap(object)
    }
  }
}

extension StoredFormat<Double> {
  /// A number, also one that was stored without a fraction.
  static var number: StoredFormat {
    StoredFormat {
      $0 as? Double ?? ($0 as? Int).map(Double.init)
    } object: {
      $0
    }
  }
}

extension StoredFormat<URL> {
  /// The absolute string; Foundation's own form loses all but the path on Linux.
  static var address: StoredFormat {
    StoredFormat {
      ($0 as? String).flatMap { URL(string: $0) }
    } object: {
      $0.absoluteString
    }
  }
}
