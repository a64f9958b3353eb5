import Foundation
import Observation
import PlatenContext

/// A container of models, which are in memory until the program ends.
// As on Apple's platforms, the main actor uses the main context.
public final class ModelContainer: Observable, @unchecked Sendable {
  public let schema: Schema
  public var configurations: [ModelConfiguration]
  private lazy var context = ModelContext(self)
  private var modelsByID: [PersistentIdentifier: any PersistentModel] = [:]
  private let registrar = ObservationRegistrar()

  init(_ schema: Schema = Schema([]), _ configurations: [ModelConfiguration] = []) {
    (self.schema, self.configurations) = (schema, configurations)
  }

  public convenience init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {
    self.init(schema, configurations)
    Self.reportMemory()
  }

  public convenience init(
    for forTypes: any PersistentModel.Type..., configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), configurations: configurations)
  }

  public convenience init(
    for schema: Schema, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, configurations: configurations)
  }

  /// Writes to the event log, once per session, that models do not persist.
  static func reportMemory() {
    Log.noEffect(of: "ModelContainer", because: "models are in memory until the program ends")
  }

  @MainActor public var mainContext: ModelContext { context }

  public func deleteAllData() { announceChange { modelsByID = [:] } }

  // MARK: Models

  /// The models in the order of their creation.
  var models: [any PersistentModel] {
    modelsByID.sorted { $0.key < $1.key }.map(\.value)
  }

  subscript(id: PersistentIdentifier) -> (any PersistentModel)? {
    get { modelsByID[id] }
    set { announceChange { modelsByID[id] = newValue } }
  }

  /// Lets the evaluation of a view depend on all models.
  func noteAccess() { registrar.access(self, keyPath: \.models) }

  func announceChange(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.models, change)
  }
}

/// The place of the models, which has no effect: models are in memory.
public struct ModelConfiguration: Sendable {
  public var isStoredInMemoryOnly: Bool
  public var url: URL

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true
  ) {
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    url = FileManager.default.temporaryDirectory
  }

  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: true)
  }

  public init(_ name: String? = nil, schema: Schema? = nil, url: URL) {
    (isStoredInMemoryOnly, self.url) = (false, url)
  }
}
