import Foundation
import Observation

/// The objects that the contexts of a container share, in memory.
open class NSPersistentStoreCoordinator: NSObject, Observable {
  public let managedObjectModel: NSManagedObjectModel
  private var objectsByID: [NSManagedObjectID: NSManagedObject] = [:]
  private let registrar = ObservationRegistrar()

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// The objects in the order of their creation.
  var objects: [NSManagedObject] {
    objectsByID.values.sorted { $0.objectID.number < $1.objectID.number }
  }

  subscript(id: NSManagedObjectID) -> NSManagedObject? {
    get { objectsByID[id] }
    set { announceChange { objectsByID[id] = newValue } }
  }

  /// Lets the evaluation of a view depend on all objects.
  func noteAccess() { registrar.access(self, keyPath: \.objects) }

  func announceChange(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.objects, change)
  }

  /// Executes a request, such as one that deletes objects, in a context.
  @discardableResult
  open func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any {
    try context.execute(request)
  }

  /// Has no effect: objects are in memory.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    NSPersistentStore()
  }
}

/// A store of a container, which has no effect: objects are in memory.
open class NSPersistentStore: NSObject {}
