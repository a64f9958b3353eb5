import Foundation

/// A property wrapper that reads and writes a value stored elsewhere.
///
///     TextField("Name", text: $model.name)
///     TextField("Age", text: Binding { "\(age)" } set: { age = Int($0) ?? age })
@MainActor @preconcurrency
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: any Location<Value>
  /// The value at the creation of the binding, which makes views with different values unequal.
  private let snapshot: Value

  package init(_ location: any Location<Value>) {
    self.location = location
    snapshot = location.snapshot()
  }

  /// Creates a binding that reads and writes its value with closures.
  ///
  /// The initializer also calls `get` once.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(ClosureLocation(read: get, write: set))
  }

  /// Creates a binding from the projected value of another binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to an immutable value, which ignores writes.
  ///
  ///     TextField("Name", text: .constant("Ada"))
  public static func constant(_ value: Value) -> Binding {
    Binding(ConstantLocation(value: value))
  }

  /// The current value that the binding refers to.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself, which a view can pass to its child views.
  public var projectedValue: Binding { self }

  /// Returns a binding to a property of the value: `$address.street`.
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
    else { fatalError("cannot find the offset of a stored property") }
    return Comparison(of: Self.self) { a, b in
      areSameLocations(a + locationOffset, b + locationOffset)
        && ofValues.areEqual(a + offset, b + offset)
    }
  }

  /// Returns whether two locations are bitwise equal.
  ///
  /// Most equal locations are bitwise equal because they consist of an object and a key path.
  private static func areSameLocations(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let size = MemoryLayout<any Location<Value>>.size
    let first = a.assumingMemoryBound(to: (any Location<Value>).self)
    if first.pointee.isBitwise, memcmp(a, b, size) == 0 { return true }
    let second = b.assumingMemoryBound(to: (any Location<Value>).self)
    return first.pointee.isSame(asAny: second.pointee)
  }
}

extension Binding: DynamicProperty {}

/// A storage location that a binding reads and writes.
@MainActor
package protocol Location<Value> {
  associatedtype Value
  func get() -> Value
  /// Returns the value for a new binding. The value of a `State` is read without tracking a
  /// dependency.
  func snapshot() -> Value
  func set(_ value: Value)
  func isSame(as other: Self) -> Bool
  /// Whether bitwise equal locations are the same location.
  var isBitwise: Bool { get }
}

extension Location {
  package var isBitwise: Bool { true }

  func snapshot() -> Value { get() }

  func isSame(asAny other: any Location) -> Bool { isSame(asOne: other) }

  private func isSame<L: Location>(asOne other: L) -> Bool {
    // The code compares types instead of using `as? Self`, which calls into the runtime. This code
    // runs for each field at each update.
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
  /// Creates a binding to the wrapped value of an optional, or returns `nil` if the optional is
  /// `nil`.
  ///
  ///     if let name = Binding($name) { TextField("Name", text: name) }
  ///
  /// If the optional later becomes `nil`, the binding still returns the value that the optional had
  /// when the binding was created.
  public init?(_ base: Binding<Value?>) {
    guard let held = base.wrappedValue else { return nil }
    self.init(UnwrappedLocation(base: base.location, held: held))
  }

  /// Creates a binding of optional type to a nonoptional value. The binding ignores writes of
  /// `nil`.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(WidenedLocation(base: base.location, widen: { $0 }, narrow: { $0 }))
  }

  /// Creates a type-erased binding to a hashable value. The binding ignores values of other types.
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

/// A location that exposes its values as a wider type and ignores written values that it cannot
/// convert.
private struct WidenedLocation<Base, Value>: Location {
  let base: any Location<Base>
  let widen: (Base) -> Value
  let narrow: (Value) -> Base?

  func get() -> Value { widen(base.get()) }
  func snapshot() -> Value { widen(base.snapshot()) }
  func set(_ value: Value) { if let value = narrow(value) { base.set(value) } }
  // The conversions need no comparison because the two types determine them.
  func isSame(as other: WidenedLocation) -> Bool { base.isSame(asAny: other.base) }
  var isBitwise: Bool { base.isBitwise }
}

/// A binding to a collection is a collection of bindings to its elements.
///
///     ForEach(Array($items.enumerated()), id: \.offset) { number, $item in
///       TextField("Item \(number)", text: $item.name)
///     }
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: @preconcurrency Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after position: Value.Index) -> Value.Index {
    wrappedValue.index(after: position)
  }

  public func formIndex(after position: inout Value.Index) {
    wrappedValue.formIndex(after: &position)
  }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(base: location, position: position))
  }
}

private struct ElementLocation<Base: MutableCollection>: Location {
  let base: any Location<Base>
  let position: Base.Index

  func get() -> Base.Element { base.get()[position] }
  func snapshot() -> Base.Element { base.snapshot()[position] }

  func set(_ value: Base.Element) {
    var whole = base.get()
    whole[position] = value
    base.set(whole)
  }

  var isBitwise: Bool { base.isBitwise }

  func isSame(as other: ElementLocation) -> Bool {
    position == other.position && base.isSame(asAny: other.base)
  }
}

extension Binding: @preconcurrency BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before position: Value.Index) -> Value.Index {
    wrappedValue.index(before: position)
  }

  public func formIndex(before position: inout Value.Index) {
    wrappedValue.formIndex(before: &position)
  }
}

extension Binding: @preconcurrency RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}
