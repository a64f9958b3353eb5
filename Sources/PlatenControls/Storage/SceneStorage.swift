import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenReactive

/// A value that all views of a session with the same key share, kept as long as the session.
///
///     struct Notes: View {
///       @SceneStorage("selection") private var selection = 0
///     }
///
/// It begins anew each time that a screen is opened: where a phone brings back a scene that it had put
/// away, a program at a terminal starts over. Outside of a view on the screen it is the value that it
/// begins with, and setting it does nothing; either is reported.
@propertyWrapper
public struct SceneStorage<Value>: ManagedProperty {
  private var storage: AppStorage<Value>
  /// Whether a view on the screen has the property.
  private var isLinked = false

  /// - Parameter storage: Keeps the value in a store, whichever that is.
  private init(_ storage: AppStorage<Value>) { self.storage = storage }

  /// The value that was set last, or the one that the property begins with.
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

  /// A binding to the value, for views that write it.
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
  /// A Boolean value that begins as given.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// A whole number that begins as given.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// A number that begins as given.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// A text that begins as given.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// An address that begins as given.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// Data that begins as given.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// A value that is kept as its number.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }

  /// A value that is kept as its text.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(AppStorage(wrappedValue: wrappedValue, key))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A Boolean value, or `nil` at first.
  public init(_ key: String) where Value == Bool? { self.init(AppStorage(key)) }

  /// A whole number, or `nil` at first.
  public init(_ key: String) where Value == Int? { self.init(AppStorage(key)) }

  /// A number, or `nil` at first.
  public init(_ key: String) where Value == Double? { self.init(AppStorage(key)) }

  /// A text, or `nil` at first.
  public init(_ key: String) where Value == String? { self.init(AppStorage(key)) }

  /// An address, or `nil` at first.
  public init(_ key: String) where Value == URL? { self.init(AppStorage(key)) }

  /// Data, or `nil` at first.
  public init(_ key: String) where Value == Data? { self.init(AppStorage(key)) }
}

private struct SceneStorageKey: EnvironmentKey {
  /// Outside of a session nothing is shared.
  static var defaultValue: UserDefaults { VolatileDefaults() }
}

extension EnvironmentValues {
  /// The store of each `@SceneStorage`.
  package var sceneStorage: UserDefaults {
    get { self[SceneStorageKey.self] }
    set { self[SceneStorageKey.self] = newValue }
  }
}
