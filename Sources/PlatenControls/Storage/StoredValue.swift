import Foundation
@_spi(Nodes) import PlatenGraph

/// The observable value of one key in one store.
///
/// All screens of a process share one instance per key and store, so each screen shows the changes
/// that another screen makes.
@MainActor
final class StoredValue: Dependency {
  private struct Place: Hashable {
    let key: String
    let store: ObjectIdentifier
  }

  private struct Weak {
    weak var value: StoredValue?
  }

  private static var known: [Place: Weak] = [:]

  private let key: String
  /// The name of the property wrapper that reads the value, such as `AppStorage`.
  private let wrapper: String
  /// The store, retained so that no other store reuses its object identifier.
  private let store: UserDefaults
  /// The object found in the store at the last comparison.
  private var last: AnyHashable?

  private init(_ key: String, in store: UserDefaults, by wrapper: String) {
    (self.key, self.store, self.wrapper) = (key, store, wrapper)
    super.init()
    last = unnoted as? AnyHashable
  }

  /// Returns the shared instance for a key of a store.
  ///
  /// - Parameter wrapper: The name of the property wrapper that reads the value.
  static func of(
    _ key: String, in store: UserDefaults, by wrapper: String = "AppStorage"
  ) -> StoredValue {
    let place = Place(key: key, store: ObjectIdentifier(store))
    if let value = known[place]?.value { return value }
    known = known.filter { $0.value.value != nil }
    let value = StoredValue(key, in: store, by: wrapper)
    known[place] = Weak(value: value)
    return value
  }

  override var stateChange: StateChange? { .stored(name) }

  /// The property as it appears in source code, for use in messages.
  private var name: String { "@\(wrapper)(\"\(key)\")" }

  /// The stored object; reading it registers a dependency.
  var object: Any? {
    let object = unnoted
    if hasChanged(to: object) { changed() }  // Written directly to the store.
    read()
    return object
  }

  /// The stored object, without dependency tracking.
  var unnoted: Any? { store.object(forKey: key) }

  /// Stores an object persistently, or removes the key if the object is `nil`.
  func write(_ object: Any?) {
    if let object { store.set(object, forKey: key) } else { store.removeObject(forKey: key) }
    store.synchronize()
    // Several stores can belong to the same suite and share its values.
    for other in Self.known.values.compactMap(\.value) where other.key == key {
      if other.hasChanged(to: other.unnoted) {
        other.changed(byProgram: "setting \(other.name)")
      }
    }
  }

  private func hasChanged(to object: Any?) -> Bool {
    let new = object as? AnyHashable
    defer { last = new }
    return new != last
  }
}
