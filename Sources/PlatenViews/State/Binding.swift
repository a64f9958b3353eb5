/// A value that lives elsewhere, to be read and written here.
///
///     TextField("Name", text: $model.name)
///     Toggle("Sound", isOn: Binding { player.isOn } set: { player.isOn = $0 })
@MainActor @preconcurrency
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let location: any Location<Value>
  /// The value when the binding was made: a view that gets another one is not the same view.
  private let snapshot: Value

  init(_ location: any Location<Value>) {
    self.location = location
    snapshot = location.get()
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(ClosureLocation(read: get, write: set))
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that cannot be changed.
  public static func constant(_ value: Value) -> Binding {
    Binding { value } set: { _ in }
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  public var projectedValue: Binding { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    .init(MemberLocation(base: location, keyPath: keyPath))
  }
}

extension Binding: SelfComparing {
  func isSame(as other: Binding) -> Bool {
    location.isSame(asAny: other.location) && Equality.areEqual(snapshot, other.snapshot)
  }
}

extension Binding: DynamicProperty {}

/// A place that a binding reads and writes.
@MainActor
protocol Location<Value> {
  associatedtype Value
  func get() -> Value
  func set(_ value: Value)
  func isSame(as other: Self) -> Bool
}

extension Location {
  func isSame(asAny other: any Location) -> Bool {
    (other as? Self).map(isSame) ?? false
  }
}

private struct ClosureLocation<Value>: Location {
  let read: () -> Value
  let write: (Value) -> Void

  func get() -> Value { read() }
  func set(_ value: Value) { write(value) }
  func isSame(as other: ClosureLocation) -> Bool { false }
}

private struct MemberLocation<Base, Value>: Location {
  let base: any Location<Base>
  let keyPath: WritableKeyPath<Base, Value>

  func get() -> Value { base.get()[keyPath: keyPath] }

  func set(_ value: Value) {
    var whole = base.get()
    whole[keyPath: keyPath] = value
    base.set(whole)
  }

  func isSame(as other: MemberLocation) -> Bool {
    keyPath == other.keyPath && base.isSame(asAny: other.base)
  }
}
