import Foundation

/// A value that lives elsewhere, to be read and written here.
///
///     TextField("Name", text: $model.name)
///     TextField("Age", text: Binding { "\(age)" } set: { age = Int($0) ?? age })
@MainActor @preconcurrency
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: any Location<Value>
  /// The value when the binding was made: a view that gets another one is not the same view.
  private let snapshot: Value

  package init(_ location: any Location<Value>) {
    self.location = location
    snapshot = location.snapshot()
  }

  /// A binding that reads and writes by closures; `get` is called when it is made, too.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(ClosureLocation(read: get, write: set))
  }

  /// The binding that a property declared with `@Binding` takes over.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that stays what it is: writing it does nothing.
  ///
  ///     TextField("Name", text: .constant("Ada"))
  public static func constant(_ value: Value) -> Binding {
    Binding(ConstantLocation(value: value))
  }

  /// The value, where it lives.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself, to be passed on.
  public var projectedValue: Binding { self }

  /// A binding to a part of the value: `$address.street`.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    .init(MemberLocation(base: location, keyPath: keyPath))
  }
}

extension Binding: CustomComparing {
  package static var comparison: Comparison {
    let ofValues = Equality.comparison(of: Value.self)
    guard let locationOffset = MemoryLayout<Self>.offset(of: \.location),
      let offset = MemoryLayout<Self>.offset(of: \.snapshot)
    else { fatalError("stored properties of a struct have offsets") }
    return Comparison(of: Self.self) { a, b in
      areSameLocations(a + locationOffset, b + locationOffset)
        && ofValues.areEqual(a + offset, b + offset)
    }
  }

  /// Most locations are one and the same bit for bit: an object and a key path.
  private static func areSameLocations(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let size = MemoryLayout<any Location<Value>>.size
    let first = a.assumingMemoryBound(to: (any Location<Value>).self)
    if first.pointee.isBitwise, memcmp(a, b, size) == 0 { return true }
    let second = b.assumingMemoryBound(to: (any Location<Value>).self)
    return first.pointee.isSame(asAny: second.pointee)
  }
}

extension Binding: DynamicProperty {}

/// A place that a binding reads and writes.
@MainActor
package protocol Location<Value> {
  associatedtype Value
  func get() -> Value
  /// The value as it is when a binding is made; for a state, not noted as read.
  func snapshot() -> Value
  func set(_ value: Value)
  func isSame(as other: Self) -> Bool
  /// Whether locations of equal bits are the same.
  var isBitwise: Bool { get }
}

extension Location {
  package var isBitwise: Bool { true }

  func snapshot() -> Value { get() }

  func isSame(asAny other: any Location) -> Bool { isSame(asOne: other) }

  private func isSame<L: Location>(asOne other: L) -> Bool {
    // Not `as? Self`, which asks the runtime: this is done for each field at each update.
    L.self == Self.self && isSame(as: unsafeBitCast(other, to: Self.self))
  }
}

private struct ConstantLocation<Value>: Location {
  let value: Value

  func get() -> Value { value }
  func set(_ value: Value) {}
  func isSame(as other: ConstantLocation) -> Bool { true }  // The binding compares the value.
}

private struct ClosureLocation<Value>: Location {
  let read: () -> Value
  let write: (Value) -> Void

  func get() -> Value { read() }
  func set(_ value: Value) { write(value) }
  func isSame(as other: ClosureLocation) -> Bool { Equality.areEqual(self, other) }
  var isBitwise: Bool { false }  // What it reads may have changed.
}

private struct MemberLocation<Base, Value>: Location {
  let base: any Location<Base>
  let keyPath: WritableKeyPath<Base, Value>

  func get() -> Value { base.get()[keyPath: keyPath] }
  func snapshot() -> Value { base.snapshot()[keyPath: keyPath] }

  func set(_ value: Value) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole)
  }

  var isBitwise: Bool { base.isBitwise }

  func isSame(as other: MemberLocation) -> Bool {
    keyPath == other.keyPath && base.isSame(asAny: other.base)
  }
}

extension Binding {
  /// A binding to what an optional holds; `nil` if it holds nothing when this is made.
  ///
  ///     if let name = Binding($name) { TextField("Name", text: name) }
  ///
  /// Once the optional holds nothing any more, the binding reads what it held when it was made.
  public init?(_ base: Binding<Value?>) {
    guard let held = base.wrappedValue else { return nil }
    self.init(UnwrappedLocation(base: base.location, held: held))
  }

  /// A binding for what can be nothing to a value that cannot: `nil` is not written.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(WidenedLocation(base: base.location, widen: { $0 }, narrow: { $0 }))
  }

  /// A binding to a value of any type: one of another type is not written.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      WidenedLocation(base: base.location, widen: { $0 }, narrow: { $0.base as? V }))
  }
}

private struct UnwrappedLocation<Value>: Location {
  let base: any Location<Value?>
  let held: Value

  func get() -> Value { base.get() ?? held }
  func snapshot() -> Value { base.snapshot() ?? held }
  func set(_ value: Value) { base.set(value) }
  var isBitwise: Bool { false }  // What it holds need not be bits.

  func isSame(as other: UnwrappedLocation) -> Bool {
    base.isSame(asAny: other.base) && Equality.areEqual(held, other.held)
  }
}

/// A location whose values are also of a wider type: what has no counterpart is not written.
private struct WidenedLocation<Base, Value>: Location {
  let base: any Location<Base>
  let widen: (Base) -> Value
  let narrow: (Value) -> Base?

  func get() -> Value { widen(base.get()) }
  func snapshot() -> Value { widen(base.snapshot()) }
  func set(_ value: Value) { if let value = narrow(value) { base.set(value) } }
  // The two types determine the conversions.
  func isSame(as other: WidenedLocation) -> Bool { base.isSame(asAny: other.base) }
  var isBitwise: Bool { base.isBitwise }
}
