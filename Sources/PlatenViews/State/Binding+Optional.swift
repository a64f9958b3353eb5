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
