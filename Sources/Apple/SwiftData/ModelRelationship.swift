import PlatenContext

/// The property of a model that refers to other models, as `@Relationship` describes it. The macro
/// `@Model` lists them.
public struct _ModelRelationship {
  let property: AnyKeyPath
  let deleteRule: Schema.Relationship.DeleteRule
  /// The property of the other models that refers back.
  let inverse: AnyKeyPath?

  // The parameters are those of `@Relationship`. A name or an option of a stored property has no
  // meaning for models in memory.
  public init(
    _ property: AnyKeyPath, _ options: Schema.Relationship.Option...,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
  ) {
    (self.property, self.deleteRule, self.inverse) = (property, deleteRule, inverse)
  }

  /// Both directions of the relationships of all models, by their properties. Only one side of a
  /// relationship names the other.
  // Key paths and delete rules do not change.
  nonisolated(unsafe) private static let byProperty: [AnyKeyPath: _ModelRelationship] = {
    let types = conformingTypes(to: [(any PersistentModel).self])[0]
      .compactMap { $0 as? any PersistentModel.Type }
    let declared = types.flatMap { $0._$relationships }
    let reversed = declared.compactMap { relationship in
      relationship.inverse.map { _ModelRelationship($0, inverse: relationship.property) }
    }
    return Dictionary(
      (declared + reversed).map { ($0.property, $0) }, uniquingKeysWith: { $0.merged(with: $1) })
  }()

  private func merged(with other: Self) -> Self {
    _ModelRelationship(property, deleteRule: deleteRule, inverse: inverse ?? other.inverse)
  }

  static subscript(property: AnyKeyPath) -> _ModelRelationship? { byProperty[property] }

  /// Returns the relationships of a type of model.
  static func all(of type: any PersistentModel.Type) -> [_ModelRelationship] {
    byProperty.values.filter { Swift.type(of: $0.property).rootType == type }
  }
}

// MARK: - Values

/// A value of a property that refers to models: a model, an optional one, or an array.
public protocol _ModelReference {
  var _models: [any PersistentModel] { get }

  /// Creates a value that refers to models, or returns `nil` if no value does.
  static func _referring(to models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
  public var _models: [any PersistentModel] { [self] }

  public static func _referring(to models: [any PersistentModel]) -> Self? {
    models.last as? Self
  }
}

extension Optional: _ModelReference where Wrapped: _ModelReference {
  public var _models: [any PersistentModel] { self?._models ?? [] }

  public static func _referring(to models: [any PersistentModel]) -> Self? {
    .some(Wrapped._referring(to: models))
  }
}

extension Array: _ModelReference where Element: _ModelReference {
  public var _models: [any PersistentModel] { flatMap(\._models) }

  public static func _referring(to models: [any PersistentModel]) -> Self? {
    models.compactMap { $0 as? Element }
  }
}

extension PersistentModel {
  /// The models to which a property refers.
  func models(in property: AnyKeyPath) -> [any PersistentModel] {
    (self[keyPath: property] as? any _ModelReference)?._models ?? []
  }

  /// Adds a model to those to which a property refers, or removes it.
  func refer(to other: any PersistentModel, _ isReferred: Bool, in property: AnyKeyPath) {
    let old = models(in: property)
    let isFound = old.contains { $0 === other }
    guard isFound != isReferred,
      let type = Swift.type(of: property).valueType as? any _ModelReference.Type
    else { return }
    set(isReferred ? old + [other] : old.filter { $0 !== other }, in: property, type)
  }

  private func set<Value: _ModelReference>(
    _ models: [any PersistentModel], in property: AnyKeyPath, _: Value.Type
  ) {
    guard let property = property as? ReferenceWritableKeyPath<Self, Value>,
      let value = Value._referring(to: models)
    else { return }
    self[keyPath: property] = value
  }

  /// The relationships of the model, with the models to which they refer.
  var relationships: [(_ModelRelationship, [any PersistentModel])] {
    _ModelRelationship.all(of: Self.self).map { ($0, models(in: $0.property)) }
  }
}
