import Foundation
import PlatenContext
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

  private struct Weak<Object: AnyObject> {
    weak var value: Object?
  }

  private static var known: [Place: Weak<StoredValue>] = [:]
  private static var registrations = 0

  private let key: String
  /// The name of the property wrapper that reads the value, such as `AppStorage`.
  private let wrapper: String
  /// The store, retained so that no other store reuses its object identifier.
  private let store: UserDefaults
  /// The object found in the store at the last comparison.
  private var last: AnyHashable?
  /// The observable objects with a property that stores this value, and the order in which they were
  /// added to all values.
  private var objects: [ObjectIdentifier: (number: Int, object: Weak<AnyObject>)] = [:]
  /// The position of this value in the order in which values were created.
  private let number = StoredValue.nextNumber()

  private init(_ key: String, in store: UserDefaults, by wrapper: String) {
    (self.key, self.store, self.wrapper) = (key, store, wrapper)
    super.init()
    last = unnoted as? AnyHashable
  }

  private static func nextNumber() -> Int {
    registrations += 1
    return registrations
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
    objects = objects.filter { $0.value.object.value != nil }
    if objects[ObjectIdentifier(object)] != nil { return }
    objects[ObjectIdentifier(object)] = (Self.nextNumber(), Weak(value: object))
  }

  /// Stores an object persistently, or removes the key if the object is `nil`.
  ///
  /// All observable objects with the value publish the change before it happens, in the order in which
  /// they have first used the value.
  func write(_ object: Any?) {
    let values = Self.known.values.compactMap(\.value).filter { $0.key == key }
      .sorted { $0.number < $1.number }
    Self.announceChange(of: values.filter { $0 === self || changes($0, to: object) })
    if let object { store.set(object, forKey: key) } else { store.removeObject(forKey: key) }
    store.synchronize()
    for value in values where value.hasChanged(to: value.unnoted) {
      value.changed(byProgram: "setting \(value.name)")
    }
  }

  private static func announceChange(of values: [StoredValue]) {
    for entry in values.flatMap(\.objects.values).sorted(by: { $0.number < $1.number }) {
      (entry.object.value as? any ObservableObject)?.announceChange()
    }
  }

  /// Returns whether storing an object changes the value of another store, because both stores belong
  /// to the same suite.
  private func changes(_ other: StoredValue, to object: Any?) -> Bool {
    if store is VolatileDefaults || other.unnoted as? AnyHashable == object as? AnyHashable {
      return false
    }
    // A store does not reveal its suite. This entry is never written to the file of the suite.
    let entry = "platen-\(UUID())"
    store.set(true, forKey: entry)
    defer { store.removeObject(forKey: entry) }
    return other.store.bool(forKey: entry)
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
