/// A location that stores its value in a property of an object.
struct ObjectLocation<Object: AnyObject, Value>: Location {
  let object: Object
  let keyPath: ReferenceWritableKeyPath<Object, Value>

  func get() -> Value { object[keyPath: keyPath] }
  func set(_ value: Value) { object[keyPath: keyPath] = value }
  func isSame(as other: ObjectLocation) -> Bool {
    object === other.object && keyPath == other.keyPath
  }
}
