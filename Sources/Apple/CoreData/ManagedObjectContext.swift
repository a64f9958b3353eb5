import PlatenContext
import PlatenGraph

extension EnvironmentValues {
  private struct ManagedObjectContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext {
      SessionContext.current.storage.value(
        NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
    }
  }

  /// The context in which `@FetchRequest` searches objects.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
