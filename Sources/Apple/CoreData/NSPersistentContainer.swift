import Foundation
import PlatenContext

/// A container of managed objects, which are in memory until the program ends.
open class NSPersistentContainer: NSObject {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }

  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }

  /// Calls a closure for each store, all of which are empty.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    Log.noEffect(
      of: "loadPersistentStores", because: "objects are in memory until the program ends")
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs work with a new context later, on the main queue.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  public func performBackgroundTask<Value>(
    _ block: @escaping (NSManagedObjectContext) throws -> Value
  ) async rethrows -> Value {
    try block(newBackgroundContext())
  }
}

/// A container that is not synchronized: there is no iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// The description of a store, which has no effect: objects are in memory.
open class NSPersistentStoreDescription: NSObject {
  public var url: URL?
  public var type = NSSQLiteStoreType
  public var configuration: String?
  public var isReadOnly = false
  public var shouldAddStoreAsynchronously = false
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true

  public override init() {}
  public init(url: URL) { self.url = url }

  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// The entities of the program.
open class NSManagedObjectModel: NSObject {
  public override init() {}

  /// Creates a model with the entities of all models of the program.
  public init?(contentsOf url: URL) {}

  public var entities: [NSEntityDescription] { NSEntityDescription.all }

  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The resolution of conflicts, which has no effect: contexts share their objects.
public final class NSMergePolicy: NSObject, Sendable {
  public static let error = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSErrorMergePolicy = NSMergePolicy.error
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSRollbackMergePolicy = NSMergePolicy.rollback
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
