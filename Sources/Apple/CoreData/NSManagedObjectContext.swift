import Foundation
import PlatenConcurrency

/// The managed objects of a container, with their unsaved changes.
///
/// All contexts of a container share their objects, and run their work on the main queue.
// As on Apple's platforms, only the code that the context runs uses it.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public var name: String?
  public var transactionAuthor: String?
  /// Has no effect: changes cannot be undone one by one.
  public var undoManager: AnyObject?
  /// Has no effect: contexts share their objects.
  public var automaticallyMergesChangesFromParent = true
  /// Has no effect: no two contexts have different values of an object.
  public var mergePolicy: Any = NSMergePolicy.error
  /// Has no effect: no object is inaccessible.
  public var shouldDeleteInaccessibleFaults = true
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The store of the objects.
  private(set) var store = NSPersistentStoreCoordinator(
    managedObjectModel: NSManagedObjectModel())
  /// The inserted, updated and deleted objects, with their values at the last save.
  private var changes: [NSManagedObjectID: Change] = [:]

  private struct Change {
    enum Kind {
      case insertion, update, deletion
    }
    let object: NSManagedObject
    var kind: Kind
    let values: [String: Any]
  }

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
  }

  public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { if let persistentStoreCoordinator { store = persistentStoreCoordinator } }
  }

  public var parent: NSManagedObjectContext? {
    didSet { if let parent { store = parent.store } }
  }

  // MARK: Changes

  public var insertedObjects: Set<NSManagedObject> { changed(.insertion) }
  public var updatedObjects: Set<NSManagedObject> { changed(.update) }
  public var deletedObjects: Set<NSManagedObject> { changed(.deletion) }
  public var registeredObjects: Set<NSManagedObject> { Set(store.objects) }
  public var hasChanges: Bool { !changes.isEmpty }

  private func changed(_ kind: Change.Kind) -> Set<NSManagedObject> {
    Set(changes.values.filter { $0.kind == kind }.map(\.object))
  }

  public func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    store[object.objectID] = object
    changes[object.objectID] = Change(object: object, kind: .insertion, values: object.values)
  }

  /// Remembers the values of an object before its first change after a save.
  func willChange(_ object: NSManagedObject) {
    if changes[object.objectID] == nil {
      changes[object.objectID] = Change(object: object, kind: .update, values: object.values)
    }
  }

  /// Deletes an object, and the objects of its relationships that cascade.
  public func delete(_ object: NSManagedObject) {
    guard store[object.objectID] != nil else { return }
    object.prepareForDeletion()
    let before = changes[object.objectID]
    let change =
      before ?? Change(object: object, kind: .deletion, values: object.values)
    store[object.objectID] = nil
    for (_, relationship) in object.entity.relationships.sorted(by: { $0.key < $1.key }) {
      for other in object.related(relationship.name) {
        if relationship.cascades {
          delete(other)
        } else {
          other.unlink(object, by: relationship.inverse)
        }
      }
    }
    changes[object.objectID] = nil
    if change.kind != .insertion {
      changes[object.objectID] = Change(object: object, kind: .deletion, values: change.values)
    }
  }

  /// Keeps all changes, and notifies observers.
  open func save() throws {
    let saved = changes.sorted { $0.key.number < $1.key.number }.map(\.value)
    for change in saved where change.kind != .deletion { change.object.willSave() }
    let information: [AnyHashable: Any] = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
    changes = [:]
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: information)
  }

  /// Discards all changes since the last save.
  open func rollback() {
    for (id, change) in changes {
      store[id] = change.kind == .insertion ? nil : change.object
      change.object.change { $0 = change.values }
    }
    changes = [:]
  }

  /// Discards all changes since the last save: all objects remain in memory.
  open func reset() { rollback() }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !flag, let change = changes[object.objectID], change.kind == .update else { return }
    object.change { $0 = change.values }
    changes[object.objectID] = nil
  }

  /// Has no effect: all objects are current.
  open func refreshAllObjects() {}
  /// Has no effect: each change is processed at once.
  open func processPendingChanges() {}
  /// Has no effect: the changes of another context are already visible.
  open func mergeChanges(fromContextDidSave notification: Notification) {}

  // MARK: Search

  public func fetch<Result>(
    _ request: NSFetchRequest<Result>
  ) throws -> [Result] {
    request.results(in: store.objects).compactMap { $0 as? Result }
  }

  public func count<Result>(
    for request: NSFetchRequest<Result>
  ) throws -> Int {
    request.results(in: store.objects).count
  }

  /// Executes a request that deletes objects.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let objects = request.objects(in: store.objects)
    for object in objects { delete(object) }
    return NSBatchDeleteResult(objects, as: request.resultType)
  }

  /// Returns the object with an identity, or a new one if none exists.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    store[objectID] ?? objectID.entity.objectClass.init(entity: objectID.entity, insertInto: nil)
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = store[objectID] { return object }
    throw CocoaError(.fileNoSuchFile)
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    store[objectID]
  }

  // MARK: Queues

  /// Runs work later, on the main queue.
  open func perform(_ block: @escaping () -> Void) {
    // Only the main queue runs the work, to which the caller passes it.
    nonisolated(unsafe) let block = block
    SessionTime.async(on: .main, from: nil) { block() }
  }

  /// Runs work at once.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Runs work at once, and returns its result.
  public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value {
    try block()
  }

  /// Runs work at once, as `performAndWait(_:)` does, and returns its result.
  public func perform<Value>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Value
  ) async rethrows -> Value {
    try block()
  }

  /// The time at which work is performed, which has no effect.
  public enum ScheduledTaskType: Sendable {
    case immediate, enqueued
  }
}

/// The queue of a context, which has no effect: each context uses the main queue.
public enum NSManagedObjectContextConcurrencyType: Sendable {
  case privateQueueConcurrencyType, mainQueueConcurrencyType
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInsertedObjectsKey = "inserted"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUpdatedObjectsKey = "updated"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSDeletedObjectsKey = "deleted"

extension Notification.Name {
  /// Posted after a context is saved.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChanges")
  /// Never posted: contexts share their objects.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextObjectsDidChange =
    Self("NSObjectsChangedInManagingContext")
  /// Never posted: there is no remote store.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChange")
}

extension NSManagedObjectContext {
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
}
