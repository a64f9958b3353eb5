import Foundation
import PlatenContext
@_spi(Nodes) import PlatenGraph

/// A property whose value is stored in the user defaults under a key.
///
///     struct Settings: View {
///       @AppStorage("notifies") private var notifies = true
///
///       var body: some View { Toggle("Notify me", isOn: $notifies) }
///     }
///
/// All views and objects that use the same key of the same store share the value, even on different
/// screens. A new value is written immediately and persists across launches of the program. The
/// property uses the store passed to the initializer, otherwise the store set by
/// `.defaultAppStorage(_:)`, otherwise that of the session, otherwise `UserDefaults.standard`. Each
/// test in virtual time has a separate store, which is initially empty.
///
/// An `ObservableObject` publishes `objectWillChange` before one of its stored properties changes.
/// The object must have used the property before, unless it sets the property itself. Several objects
/// publish in the order in which they have first used it.
///
/// The store contains property list values: Booleans, numbers, strings, data, and URLs as absolute
/// strings. A stored object of a different type is ignored, as if the key had no value. A change
/// made directly to the store appears when a view that reads the property is next evaluated.
@propertyWrapper
public struct AppStorage<Value>: ManagedProperty {
  let key: String
  private var store: UserDefaults?
  /// The value of the property while the store has no value for the key.
  let initial: Value
  private let format: StoredFormat<Value>
  private var stored: StoredValue?
  /// The store of the session that created the property, for code outside sessions.
  private let creationStore = SessionContext.current.appStorage

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ format: StoredFormat<Value>) {
    (self.initial, self.key, self.store, self.format) = (initial, key, store, format)
  }

  /// The stored value, or the initial value if none is stored.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// A binding to the stored value, through which controls change the value:
  /// `Toggle("Notify me", isOn: $notifies)`.
  public var projectedValue: Binding<Value> { Binding(location) }

  private var location: StoredLocation<Value> { location(of: stored ?? current) }

  private func location(of stored: StoredValue) -> StoredLocation<Value> {
    StoredLocation(stored: stored, initial: initial, format: format)
  }

  /// The stored value of a property that is not bound to a view.
  ///
  /// The active session has precedence over the one that created the property, because sessions can
  /// share an object.
  private var current: StoredValue {
    .of(key, in: store ?? SessionContext.current.appStorage ?? creationStore ?? .standard)
  }

  /// The value of a property of an object. If the object is an `ObservableObject`, it publishes
  /// `objectWillChange` before the value changes.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get { location(in: object, storageKeyPath).get() }
    set { location(in: object, storageKeyPath).set(newValue) }
  }

  /// A binding to the value of a property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: KeyPath<EnclosingSelf, Binding<Value>>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Binding<Value> {
    Binding(location(in: object, storageKeyPath))
  }

  private static func location<EnclosingSelf: AnyObject>(
    in object: EnclosingSelf,
    _ storage: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> StoredLocation<Value> {
    let property = object[keyPath: storage]
    let stored = property.current
    if stored !== property.stored {
      stored.add(object)
      // The property retains the stored value, and with it the list of its objects.
      object[keyPath: storage].stored = stored
    }
    return property.location(of: stored)
  }

  package mutating func bind(to node: Node, storage: inout AnyObject?) {
    stored = .of(key, in: store ?? EnvironmentValues(node.scope).defaultAppStorage)
  }

  /// Binds the property to a store on behalf of another property wrapper.
  ///
  /// - Parameter wrapper: The name of the other wrapper, which appears in messages.
  mutating func keep(in store: UserDefaults, for wrapper: String) {
    stored = .of(key, in: store, by: wrapper)
  }

  package func isSame(as other: AppStorage) -> Bool {
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

extension AppStorage where Value == Bool {
  /// Creates a stored Boolean with an initial value, which applies while nothing is stored.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == Int {
  /// Creates a stored integer with an initial value, which applies while nothing is stored.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == Double {
  /// Creates a stored double with an initial value, which applies while nothing is stored.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .number)
  }
}

extension AppStorage where Value == String {
  /// Creates a stored string with an initial value, which applies while nothing is stored.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == URL {
  /// Creates a stored URL with an initial value, which applies while nothing is stored.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .address)
  }
}

extension AppStorage where Value == Data {
  /// Creates a property for stored data with an initial value, which applies while nothing is
  /// stored.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property whose value is stored as its integer raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw())
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property whose value is stored as its string raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates an optional stored Boolean; setting it to `nil` removes the key from the store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredFormat<Bool>.plain.optional)
  }

  /// Creates an optional stored integer; setting it to `nil` removes the key from the store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredFormat<Int>.plain.optional)
  }

  /// Creates an optional stored double; setting it to `nil` removes the key from the store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredFormat<Double>.number.optional)
  }

  /// Creates an optional stored string; setting it to `nil` removes the key from the store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredFormat<String>.plain.optional)
  }

  /// Creates an optional stored URL; setting it to `nil` removes the key from the store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredFormat<URL>.address.optional)
  }

  /// Creates a property for optional stored data; setting it to `nil` removes the key from the
  /// store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredFormat<Data>.plain.optional)
  }

  /// Creates an optional property whose value is stored as its integer raw value; setting the
  /// property to `nil` removes the key from the store.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, StoredFormat<R>.raw().optional)
  }

  /// Creates an optional property whose value is stored as its string raw value; setting the
  /// property to `nil` removes the key from the store.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == String {
    self.init(nil, key, store, StoredFormat<R>.raw().optional)
  }
}
