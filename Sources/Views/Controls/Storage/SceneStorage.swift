import Foundation
import PlatenContext
@_spi(Nodes) import PlatenGraph

/// A property whose value is shared by all views of a session that use the same key.
///
///     struct Notes: View {
///       @SceneStorage("selection") private var selection = 0
///     }
///
/// The value lasts as long as the session. iOS restores the state of a scene, whereas a program in
/// a terminal starts with the initial value each time a screen is opened. Outside a view on the
/// screen, reading the property returns the initial value and setting it has no effect; both log a
/// warning.
@propertyWrapper
public struct SceneStorage<Value>: ManagedProperty {
  private var storage: AppStorage<Value>
  /// Whether the property belongs to a view on the screen.
  private var isLinked = false

  /// Creates a property that stores its value in a store-backed property. The store is set when a
  /// view binds the property.
  private init(_ storage: AppStorage<Value>) { self.storage = storage }

  /// The value last set in this session, or the initial value if none has been set.
  public var wrappedValue: Value {
    get {
      if isLinked { return storage.wrappedValue }
      report("reading")
      return storage.initial
    }
    nonmutating set {
      if isLinked { storage.wrappedValue = newValue } else { report("setting") }
    }
  }

  /// A binding to the value in this session, for controls that change it.
  public var projectedValue: Binding<Value> {
    if isLinked { return storage.projectedValue }
    report("binding to")
    return .constant(storage.initial)
  }

  private func report(_ act: String) {
    Log.event(
      """
      warning: \(act) @SceneStorage("\(storage.key)") outside a view on the screen has no effect: \
      only its initial value is available
      """)
  }

  package mutating func bind(to node: Node, storage: inout AnyObject?) {
    self.storage.keep(in: EnvironmentValues(node.scope).sceneStorage, for: "SceneStorage")
    isLinked = true
  }

  package func isSame(as other: SceneStorage) -> Bool { storage.isSame(as: other.storage) }
}

extension SceneStorage {
  /// Creates a session-wide Boolean with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// Creates a session-wide integer with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// Creates a session-wide double with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// Creates a session-wide string with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// Creates a session-wide URL with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// Creates a property for session-wide data with an initial value.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// Creates a session-wide property whose value is stored as its integer raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// Creates a session-wide property whose value is stored as its string raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates an optional session-wide Boolean, which is initially `nil`.
  public init(_ key: String) where Value == Bool? { self.init(AppStorage(key)) }

  /// Creates an optional session-wide integer, which is initially `nil`.
  public init(_ key: String) where Value == Int? { self.init(AppStorage(key)) }

  /// Creates an optional session-wide double, which is initially `nil`.
  public init(_ key: String) where Value == Double? { self.init(AppStorage(key)) }

  /// Creates an optional session-wide string, which is initially `nil`.
  public init(_ key: String) where Value == String? { self.init(AppStorage(key)) }

  /// Creates an optional session-wide URL, which is initially `nil`.
  public init(_ key: String) where Value == URL? { self.init(AppStorage(key)) }

  /// Creates a property for optional session-wide data, which is initially `nil`.
  public init(_ key: String) where Value == Data? { self.init(AppStorage(key)) }

  /// Creates an optional session-wide property whose value is stored as its integer raw value. The
  /// property is initially `nil`.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(AppStorage(key))
  }

  /// Creates an optional session-wide property whose value is stored as its string raw value. The
  /// property is initially `nil`.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(AppStorage(key))
  }
}

private struct SceneStorageKey: EnvironmentKey {
  /// A new empty store on each access: outside a session, properties share no values.
  static var defaultValue: UserDefaults { VolatileDefaults() }
}

extension EnvironmentValues {
  /// The store of each `@SceneStorage` property in a session.
  package var sceneStorage: UserDefaults {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}
