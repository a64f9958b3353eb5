@_exported import Foundation
import PlatenContext

/// The description of the managed objects of a class.
public final class NSEntityDescription: Sendable {
  public let name: String?
  let objectClass: NSManagedObject.Type
  /// The values that new objects have, by the names of the attributes.
  let defaults: [String: any Sendable]
  let relationships: [String: _ManagedRelationship]

  /// Creates the description of a class. The build-tool plugin writes such calls.
  public init(
    _name name: String, of objectClass: NSManagedObject.Type,
    defaults: [String: any Sendable] = [:], relationships: [_ManagedRelationship] = []
  ) {
    (self.name, self.objectClass, self.defaults) = (name, objectClass, defaults)
    self.relationships = Dictionary(
      relationships.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public var managedObjectClassName: String { String(describing: objectClass) }

  /// Returns the description with a name, or `nil` if no model contains it.
  public static func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    all.first { $0.name == name }
  }

  /// Creates an object of an entity in a context.
  public static func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity =
      entity(forEntityName: name, in: context)
      ?? NSEntityDescription(_name: name, of: NSManagedObject.self)
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  /// The descriptions in the models of the program.
  static let all = conformingTypes(to: [(any _ManagedModel).self])[0]
    .compactMap { $0 as? any _ManagedModel.Type }
    .sorted { String(reflecting: $0) < String(reflecting: $1) }
    .flatMap { $0.entities }

  /// Returns the description of a class, which is new if no model contains the class.
  static func of(_ objectClass: NSManagedObject.Type) -> NSEntityDescription {
    all.first { $0.objectClass == objectClass }
      ?? NSEntityDescription(_name: String(describing: objectClass), of: objectClass)
  }
}

/// A type that lists the entities of a target, which the build-tool plugin writes from its models.
public protocol _ManagedModel {
  static var entities: [NSEntityDescription] { get }
}

/// The reference of a managed object to other objects, which can refer to it in turn.
public struct _ManagedRelationship: Sendable {
  let name: String
  let inverse: String?
  let isToMany: Bool
  /// Whether the objects are deleted together with the object that refers to them.
  let cascades: Bool

  public init(_ name: String, inverse: String?, isToMany: Bool = false, cascades: Bool = false) {
    (self.name, self.inverse) = (name, inverse)
    (self.isToMany, self.cascades) = (isToMany, cascades)
  }
}
