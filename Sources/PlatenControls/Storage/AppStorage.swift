import Foundation
@_spi(Nodes) import PlatenGraph

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

  package mutating func bind(to node: Node, storage: inout AnyObject?) {
    stored = .of(key, in: store ?? EnvironmentValues(node.scope).defaultAppStorage)
  }

  /// Has the value kept in a store on behalf of another property.
  ///
  /// - Parameter wrapper: What programs call the property by.
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
  /// A Boolean value that begins as given, while nothing is stored.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == Int {
  /// A whole number that begins as given, while nothing is stored.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == Double {
  /// A number that begins as given, while nothing is stored.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .number)
  }
}

extension AppStorage where Value == String {
  /// A text that begins as given, while nothing is stored.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == URL {
  /// An address that begins as given, while nothing is stored.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .address)
  }
}

extension AppStorage where Value == Data {
  /// Data that begins as given, while nothing is stored.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value that is stored as its number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw())
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value that is stored as its text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A Boolean value, or `nil` while nothing is stored; setting `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredFormat<Bool>.plain.optional)
  }

  /// A whole number, or `nil` while nothing is stored; setting `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredFormat<Int>.plain.optional)
  }

  /// A number, or `nil` while nothing is stored; setting `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredFormat<Double>.number.optional)
  }

  /// A text, or `nil` while nothing is stored; setting `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredFormat<String>.plain.optional)
  }

  /// An address, or `nil` while nothing is stored; setting `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredFormat<URL>.address.optional)
  }

  /// Data, or `nil` while nothing is stored; setting `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredFormat<Data>.plain.optional)
  }

  /// A value that is stored as its number, or `nil` while nothing is; setting `nil` removes it.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, StoredFormat<R>.raw().optional)
  }

  /// A value that is stored as its text, or `nil` while nothing is; setting `nil` removes it.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == String {
    self.init(nil, key, store, StoredFormat<R>.raw().optional)
  }
}
