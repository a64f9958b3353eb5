import Foundation

/// A pair of conversions between the values of a type and the objects in a store.
struct StoredFormat<Value> {
  /// Converts a stored object to a value; returns `nil` if the object has a different type.
  let value: (Any) -> Value?
  /// Converts a value to an object to store; `nil` removes the key.
  let object: (Value) -> Any?

  /// A format that stores values unchanged.
  static var plain: StoredFormat {
    StoredFormat {
      $0 as? Value
    } object: {
      $0
    }
  }

  /// Returns a format that stores values as their raw values.
  static func raw() -> StoredFormat where Value: RawRepresentable {
    StoredFormat {
      ($0 as? Value.RawValue).flatMap(Value.init)
    } object: {
      $0.rawValue
    }
  }

  /// A variant of this format for optional values, in which `nil` removes the key.
  var optional: StoredFormat<Value?> {
    StoredFormat<Value?> {
      value($0)
    } object: {
      $0.flatMap(object)
    }
  }
}

extension StoredFormat<Double> {
  /// A format for doubles that also reads stored integers.
  static var number: StoredFormat {
    StoredFormat {
      $0 as? Double ?? ($0 as? Int).map(Double.init)
    } object: {
      $0
    }
  }
}

extension StoredFormat<URL> {
  /// A format that stores URLs as absolute strings. On Linux, the format that Foundation uses for
  /// URLs retains only the path.
  static var address: StoredFormat {
    StoredFormat {
      ($0 as? String).flatMap { URL(string: $0) }
    } object: {
      $0.absoluteString
    }
  }
}
