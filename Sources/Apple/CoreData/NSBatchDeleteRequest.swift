import Foundation

/// The result of a request to a persistent store.
open class NSPersistentStoreResult: NSObject {}

/// A request that deletes all objects that a fetch request finds.
public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let find: ([NSManagedObject]) -> [NSManagedObject]

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    find = { fetch.results(in: $0) }
  }

  public init(objectIDs: [NSManagedObjectID]) {
    find = { $0.filter { objectIDs.contains($0.objectID) } }
  }

  func objects(in objects: [NSManagedObject]) -> [NSManagedObject] { find(objects) }
}

/// The type of the result of a request that deletes objects.
public enum NSBatchDeleteRequestResultType: Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The result of a request that deletes objects.
public final class NSBatchDeleteResult: NSPersistentStoreResult {
  public let resultType: NSBatchDeleteRequestResultType
  public let result: Any?

  init(_ objects: [NSManagedObject], as type: NSBatchDeleteRequestResultType) {
    resultType = type
    switch type {
    case .resultTypeStatusOnly: result = true
    case .resultTypeObjectIDs: result = objects.map(\.objectID)
    case .resultTypeCount: result = objects.count
    }
  }
}
