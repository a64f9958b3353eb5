import Foundation

/// A search for models.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// The maximum number of results, or `nil` for no maximum.
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// Has no effect: all changes are pending until a save, and results contain them.
  public var includePendingChanges = true
  /// Has no effect: all models are in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  /// Has no effect: models have all their properties.
  public var propertiesToFetch: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }

  /// Searches models, which are in the order of their creation.
  func results(in models: [any PersistentModel]) throws -> [T] {
    var found = models.compactMap { $0 as? T }
    if let predicate { found = try found.filter(predicate.evaluate) }
    if !sortBy.isEmpty { found.sort(using: sortBy) }
    return Array(found.dropFirst(fetchOffset ?? 0).prefix(fetchLimit ?? .max))
  }
}
