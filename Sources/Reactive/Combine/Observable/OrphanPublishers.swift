/// A cache of publishers for observable objects that have no published property to store a
/// publisher.
///
/// An object has the same publisher throughout its lifetime.
// `Sendable` is safe: all properties are accessed only under the lock.
final class OrphanPublishers: @unchecked Sendable {
  static let shared = OrphanPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which the entries of deallocated objects are removed.
  private var limit = 16

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object != nil { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    if entries.count > limit { removeOld() }
    return publisher
  }

  private func removeOld() {
    entries = entries.filter { $0.value.object != nil }
    limit = max(16, 2 * entries.count)
  }
}
