import Foundation

/// A value that is kept in a store of the user's settings, under a key.
///
///     struct Settings: View {
///       @AppStorage("notifies") private var notifies = true
///
///       var body: some View { Toggle("Notify me", isOn: $notifies) }
///     }
///
/// All views with the same key of the same store share the value, on whatever screen they are. It
/// is written at once, and is there again when the program runs the next time. The store is that
/// of the initializer, else the one of `.defaultAppStorage(_:)`, else `UserDefaults.standard`;
/// in a transcript test it is one of the test's own, which is empty at first.
///
/// What is stored is a property list: a Boolean, a number, a string or data; a URL as its absolute
/// string. What has another type there is taken for absent. A change that is made to the store
/// itself shows when a view is evaluated the next time.
@propertyWrapper
public struct AppStorage<Value>: ManagedProperty {
  let key: String
  private var store: UserDefaults?
  /// The value while none is stored.
  let initial: Value
  private let format: StoredFormat<Value>
  private var stored: StoredValue?

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ format: StoredFormat<Value>) {
    (self.initial, self.key, self.store, self.format) = (initial, key, store, format)
  }

  /// The value that is stored, or the one that the property begins with while none is.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the value, for views that write it: `Toggle("Notify me", isOn: $notifies)`.
  public var projectedValue: Binding<Value> { Binding(location) }

  private var location: StoredLocation<Value> {
    StoredLocation(
      stored: stored ?? .of(key, in: store ?? .standard), initial: initial, format: format)
  }

  mutating func bind(to node: Node, storage: inout AnyObject?) {
    stored = .of(key, in: store ?? EnvironmentValues(node.scope).defaultAppStorage)
  }

  /// Has the value kept in a store on behalf of another property.
  ///
  /// - Parameter wrapper: What programs call the property by.
  mutating func keep(in store: UserDefaults, for wrapper: String) {
    stored = .of(key, in: store, by: wrapper)
  }

  func isSame(as other: AppStorage) -> Bool {
    key == other.key && store === other.store && Equality.areEqual(initial, other.initial)
  }
}

private struct StoredLocation<Value>: Location {
  let stored: StoredValue
  let initial: Value
  let format: StoredFormat<Value>

  func get() -> Value { value(of: stored.object) }
  func snapshot() -> Value { value(of: stored.unnoted) }
  func set(_ value: Value) { stored.write(format.object(value)) }
  func isSame(as other: StoredLocation) -> Bool { stored === other.stored }

  private func value(of object: Any?) -> Value { object.flatMap(format.value) ?? initial }
}
