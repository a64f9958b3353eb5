#if os(Linux)
  import Foundation

  /// The models of a container, with their unsaved changes.
  ///
  /// All contexts of a container share their models.
  // As on Apple's platforms, only the code that uses a context uses its models.
  public final class ModelContext: @unchecked Sendable {
    public let container: ModelContainer
    public var autosaveEnabled = true
    private var inserted: [PersistentIdentifier: any PersistentModel] = [:]
    private var deleted: [PersistentIdentifier: any PersistentModel] = [:]
    private(set) var changedIDs: Set<PersistentIdentifier> = []

    public init(_ container: ModelContainer) { self.container = container }

    public var insertedModelsArray: [any PersistentModel] { Array(inserted.values) }
    public var deletedModelsArray: [any PersistentModel] { Array(deleted.values) }
    public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !changedIDs.isEmpty }
    var deletedModelIDs: Set<PersistentIdentifier> { Set(deleted.keys) }

    /// Remembers that a model has changed, and notifies the queries of views.
    func willChange(_ id: PersistentIdentifier) {
      container.announceChange {}
      changedIDs.insert(id)
    }

    // MARK: Changes

    public func insert<Model: PersistentModel>(_ model: Model) {
      let id = model.persistentModelID
      if container[id] != nil { return }
      model._$observationRegistrar.context = self
      container[id] = model
      deleted[id] = nil
      inserted[id] = model
    }

    public func delete<Model: PersistentModel>(_ model: Model) {
      let id = model.persistentModelID
      guard container[id] != nil else { return }
      container[id] = nil
      if inserted.removeValue(forKey: id) == nil { deleted[id] = model }
    }

    /// Deletes all models of a type that meet a condition.
    public func delete<Model: PersistentModel>(
      model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
    ) throws {
      for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
    }

    /// Keeps all changes.
    public func save() throws { forgetChanges() }

    /// Removes the inserted models and restores the deleted ones. Changed values remain.
    public func rollback() {
      for id in inserted.keys { container[id] = nil }
      for (id, model) in deleted { container[id] = model }
      forgetChanges()
    }

    private func forgetChanges() { (inserted, deleted, changedIDs) = ([:], [:], []) }

    public func transaction(block: () throws -> Void) throws {
      try block()
      try save()
    }

    // MARK: Search

    public func fetch<Model: PersistentModel>(
      _ descriptor: FetchDescriptor<Model>
    ) throws -> [Model] {
      try descriptor.results(in: container.models)
    }

    public func fetchCount<Model: PersistentModel>(
      _ descriptor: FetchDescriptor<Model>
    ) throws -> Int {
      try fetch(descriptor).count
    }

    public func registeredModel<Model: PersistentModel>(
      for persistentModelID: PersistentIdentifier
    ) -> Model? {
      container[persistentModelID] as? Model
    }
  }
#endif
