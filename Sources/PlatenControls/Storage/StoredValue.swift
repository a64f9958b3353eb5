import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenReactive

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

  private struct Weak<Object: AnyObject> {
    weak var value: Object?
  }

  private static var known: [Place: Weak<StoredValue>] = [:]

  private let key: String
  /// The name of the property wrapper that reads the value, such as `AppStorage`.
  private let wrapper: String
  /// The store, retained so that no other store reuses its object identifier.
  private let store: UserDefaults
  /// The object found in the store at the last comparison.
  private var last: AnyHashable?
  /// The observable objects with a property that stores this value.
  private var objects: [ObjectIdentifier: Weak<AnyObject>] = [:]

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

  /// Adds an object that has a property with this value. If the object is observable, it publishes
  /// each later change.
  func add(_ object: AnyObject) {
    guard object is any ObservableObject else { return }
    objects = objects.filter { $0.value.value != nil }
    objects[ObjectIdentifier(object)] = Weak(value: object)
  }

  private func announceChange() {
    for object in objects.values { (object.value as? any ObservableObject)?.announceChange() }
  }

  /// Stores an object persistently, or removes the key if the object is `nil`.
  func write(_ object: Any?) {
    announceChange()
    if let object { store.set(object, forKey: key) } else { store.removeObject(forKey: key) }
    store.synchronize()
    // Several stores can belong to the same suite and share its values.
    for other in Self.known.values.compactMap(\.value) where other.key == key {
      if other.hasChanged(to: other.unnoted) {
        if other !== self { other.announceChange() }
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

extension ObservableObject {
  /// Publishes that the object is about to change, unless it has a custom publisher.
  fileprivate func announceChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}
