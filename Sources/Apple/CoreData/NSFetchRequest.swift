import Foundation
import PlatenFoundation

/// A request to a persistent store.
open class NSPersistentStoreRequest: NSObject {}

/// The type of the results of a fetch request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
  public static let managedObjectResultType: Self = []
}

/// A search for the objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  public var entity: NSEntityDescription?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of results; 0 for no maximum.
  public var fetchLimit = 0
  public var fetchOffset = 0
  /// Has no effect: all objects are in memory.
  public var fetchBatchSize = 0
  /// Has no effect: no object is a fault.
  public var returnsObjectsAsFaults = true
  /// Has no effect: related objects are in memory as well.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// Has no effect: results contain unsaved changes.
  public var includesPendingChanges = true
  /// Has no effect: results are objects.
  public var resultType: NSFetchRequestResultType = []
  private let name: String?

  public override init() { name = nil }

  public init(entityName: String) { name = entityName }

  convenience init(entity: NSEntityDescription) {
    self.init()
    self.entity = entity
  }

  public var entityName: String? { entity?.name ?? name }

  /// Searches objects, which are in the order of their creation.
  func results(in objects: [NSManagedObject]) -> [NSManagedObject] {
    let found = objects.filter { isResult($0) }.sorted { sorts($0, before: $1) }
      .dropFirst(fetchOffset)
    return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : Array(found)
  }

  private func isResult(_ object: NSManagedObject) -> Bool {
    let isOfEntity =
      entityName.map { $0 == object.entity.name }
      ?? (object.entity.objectClass is ResultType.Type)
    return (isOfEntity || isOfSubclass(object)) && predicate?.evaluate(with: object) ?? true
  }

  /// Whether an object belongs to an entity whose class inherits from the class of the request.
  private func isOfSubclass(_ object: NSManagedObject) -> Bool {
    guard
      let requested = entity ?? NSEntityDescription.all.first(where: { $0.name == entityName }),
      requested.objectClass != NSManagedObject.self
    else { return false }
    return requested.objectClass.isSuperclass(of: object)
  }

  private func sorts(_ a: NSManagedObject, before b: NSManagedObject) -> Bool {
    for descriptor in sortDescriptors ?? [] {
      let order = descriptor.compare(a, to: b)
      if order != .orderedSame { return order == .orderedAscending }
    }
    return a.objectID.number < b.objectID.number
  }
}

extension NSManagedObject {
  fileprivate static func isSuperclass(of object: NSManagedObject) -> Bool {
    func isInstance<Class: NSManagedObject>(_ type: Class.Type) -> Bool { object is Class }
    return isInstance(self)
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor that sorts managed objects by the values of a key.
  public convenience init(key: String?, ascending: Bool) {
    let key = key ?? "self"
    self.init(keyPath: \NSManagedObject[stored: key], ascending: ascending)
  }
}

extension NSManagedObject {
  fileprivate subscript(stored key: String) -> Any? { _value(of: key) }
}
