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

  public var insertedModelsArray: [any PersistentModel] { Self.ordered(inserted) }
  public var deletedModelsArray: [any PersistentModel] { Self.ordered(deleted) }
  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || !changedIDs.isEmpty }
  var deletedModelIDs: Set<PersistentIdentifier> { Set(deleted.keys) }

  /// Returns models in the order of their creation.
  private static func ordered(
    _ models: [PersistentIdentifier: any PersistentModel]
  ) -> [any PersistentModel] {
    models.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Remembers that a model has changed, and notifies the queries of views.
  func willChange(_ id: PersistentIdentifier) {
    container.announceChange {}
    changedIDs.insert(id)
  }

  // MARK: Changes

  /// Inserts a model, and the models to which its relationships refer.
  public func insert<Model: PersistentModel>(_ model: Model) {
    let id = model.persistentModelID
    if container[id] != nil { return }
    model._$observationRegistrar.context = self
    container[id] = model
    deleted[id] = nil
    inserted[id] = model
    for (relationship, others) in model.relationships {
      for other in others {
        insert(other)
        if let inverse = relationship.inverse { other.refer(to: model, true, in: inverse) }
      }
    }
  }

  /// Deletes a model. The delete rules of its relationships determine what happens to other models.
  public func delete<Model: PersistentModel>(_ model: Model) {
    let id = model.persistentModelID
    guard container[id] != nil else { return }
    container[id] = nil
    if inserted.removeValue(forKey: id) == nil { deleted[id] = model }
    for (relationship, others) in model.relationships {
      for other in others { apply(relationship, of: model, to: other) }
    }
  }

  /// Applies the delete rule of a relationship to a model to which a deleted model refers.
  private func apply(
    _ relationship: _ModelRelationship, of model: some PersistentModel,
    to other: any PersistentModel
  ) {
    switch relationship.deleteRule {
    case .cascade: delete(other)
    case .nullify:
      if let inverse = relationship.inverse { other.refer(to: model, false, in: inverse) }
    case .deny, .noAction: break
    }
  }

  /// Throws an error if a deleted model still refers to a model, and its relationship denies that.
  private func checkDeletions() throws {
    for model in deletedModelsArray {
      for (relationship, others) in model.relationships where relationship.deleteRule == .deny {
        let remaining = others.filter { container[$0.persistentModelID] != nil }
        if !remaining.isEmpty { throw ModelDeletionError(model: "\(type(of: model))") }
      }
    }
  }

  /// Deletes all models of a type that meet a condition.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  /// Keeps all changes, unless the delete rule `.deny` forbids one.
  public func save() throws {
    try checkDeletions()
    forgetChanges()
  }

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

/// A deleted model refers to another one, in a relationship whose delete rule is `.deny`.
struct ModelDeletionError: Error, CustomStringConvertible {
  let model: String

  var description: String {
    "cannot save: a deleted \(model) refers to other models; delete those first"
  }
}
