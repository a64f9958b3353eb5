import Foundation
@_spi(Nodes) import PlatenGraph

/// What stands in one store under one key, as views read it.
///
/// The screens of a process share it, so that each follows what another one writes.
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
  /// The property that programs read it by, such as `AppStorage`.
  private let wrapper: String
  /// Kept, so that no other store takes its identity meanwhile.
  private let store: UserDefaults
  /// What stood there when that was last looked at.
  private var last: AnyHashable?

  private init(_ key: String, in store: UserDefaults, by wrapper: String) {
    (self.key, self.store, self.wrapper) = (key, store, wrapper)
    super.init()
    last = unnoted as? AnyHashable
  }

  /// The one that stands for a key of a store.
  ///
  /// - Parameter wrapper: The property that programs read it by.
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

  /// What programs call it.
  private var name: String { "@\(wrapper)(\"\(key)\")" }

  /// What is stored, noted as read.
  var object: Any? {
    let object = unnoted
    if hasChanged(to: object) { changed() }  // The program has written to the store itself.
    read()
    return object
  }

  /// What is stored, without a note of who reads it.
  var unnoted: Any? { store.object(forKey: key) }

  /// Stores an object, or nothing, for now and for the next time that the program runs.
  func write(_ object: Any?) {
    if let object { store.set(object, forKey: key) } else { store.removeObject(forKey: key) }
    store.synchronize()
    // Two stores can be of one suite: what they hold is the same.
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
