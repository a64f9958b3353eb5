/// Makes a class a model, whose properties views observe and model contexts store.
@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers), named(_$relationships))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "PlatenMacros", type: "Model")

/// Has no effect: models are in memory, and are not unique.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PlatenMacros", type: "Attribute")

/// Describes the reference of a model to others: what happens to them when the model is deleted, and
/// the property that refers back. The other arguments have no effect.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PlatenMacros", type: "Relationship")

/// Has no effect: all properties are in memory.
@attached(peer)
public macro Transient() = #externalMacro(module: "PlatenMacros", type: "Transient")

/// The types of a container.
public struct Schema: Sendable {
  public enum Attribute {
    /// An option of an attribute, which has no effect.
    public struct Option: Sendable {
      public static let unique = Self()
      public static let externalStorage = Self()
      public static let ephemeral = Self()
      public static let preserveValueOnDeletion = Self()
      public static let spotlight = Self()
      public static func transformable(by name: String) -> Self { Self() }
    }
  }

  public enum Relationship {
    /// What happens to the models to which a deleted model refers.
    public enum DeleteRule: Sendable {
      case noAction, nullify, cascade, deny
    }

    /// An option of a relationship, which has no effect.
    public struct Option: Sendable {
      public static let unique = Self()
    }
  }

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}

  /// The version of a schema.
  public struct Version: Sendable {
    public init(_ major: Int, _ minor: Int, _ patch: Int) {}
  }
}
