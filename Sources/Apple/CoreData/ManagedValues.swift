import Foundation

/// A type of values that are never missing: a missing value is an initial one.
public protocol _ManagedValue {
  static var _initial: Self { get }
}

extension Bool: _ManagedValue { public static var _initial: Bool { false } }
extension Int: _ManagedValue { public static var _initial: Int { 0 } }
extension Int16: _ManagedValue { public static var _initial: Int16 { 0 } }
extension Int32: _ManagedValue { public static var _initial: Int32 { 0 } }
extension Int64: _ManagedValue { public static var _initial: Int64 { 0 } }
extension Double: _ManagedValue { public static var _initial: Double { 0 } }
extension Float: _ManagedValue { public static var _initial: Float { 0 } }
extension String: _ManagedValue { public static var _initial: String { "" } }
extension Data: _ManagedValue { public static var _initial: Data { Data() } }
extension Date: _ManagedValue {
  public static var _initial: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension UUID: _ManagedValue {
  public static var _initial: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
extension Array: _ManagedValue { public static var _initial: [Element] { [] } }
extension Set: _ManagedValue { public static var _initial: Set { [] } }

/// Typed access to values. The build-tool plugin and `platen adopt` write the properties of managed
/// objects with these subscripts.
extension NSManagedObject {
  /// The value of an optional attribute or relationship.
  public subscript<Value>(_managed key: String) -> Value? {
    get { value(forKey: key) as? Value }
    set { setValue(newValue, forKey: key) }
  }

  /// The value of an attribute.
  public subscript<Value: _ManagedValue>(_managed key: String) -> Value {
    get { value(forKey: key) as? Value ?? Value._initial }
    set { setValue(newValue, forKey: key) }
  }

  /// The object of a relationship, or a new one without a context.
  public subscript<Object: NSManagedObject>(_managed key: String) -> Object {
    get { value(forKey: key) as? Object ?? Object(entity: Object.entity(), insertInto: nil) }
    set { setValue(newValue, forKey: key) }
  }

  /// The objects of a relationship to many.
  public subscript(_managed key: String) -> NSSet {
    get { value(forKey: key) as? NSSet ?? NSSet() }
    set { setValue(newValue, forKey: key) }
  }

  /// The objects of a relationship to many, as a set of Swift.
  public subscript<Object: NSManagedObject>(_managed key: String) -> Set<Object> {
    get { Set((value(forKey: key) as? NSSet)?.allObjects.compactMap { $0 as? Object } ?? []) }
    set { setValue(NSSet(array: Array(newValue)), forKey: key) }
  }
}
