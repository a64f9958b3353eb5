import Observation
import PlatenCombineNetworking
import PlatenFoundation

/// The result of a fetch request.
public protocol NSFetchRequestResult: AnyObject {}

/// An object with values that a context inserts, changes and deletes.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, Observable {
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID
  public let objectWillChange = ObservableObjectPublisher()
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The values by the names of attributes and relationships.
  var values: [String: Any]
  private let registrar = ObservationRegistrar()

  /// Creates an object of an entity, and inserts it into a context.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    (self.entity, values) = (entity, entity.defaults)
    objectID = NSManagedObjectID(of: entity)
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  public required convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  /// Creates an object in no context.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  open class func entity() -> NSEntityDescription { .of(self) }

  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entity: entity())
  }

  /// Called when the object is new, so that a subclass can set values.
  open func awakeFromInsert() {}
  /// Called before a context with changes to the object is saved.
  open func willSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}

  public var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
  public var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
  public var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) ?? false }
  public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Always `false`: all values are in memory.
  public var isFault: Bool { false }

  // MARK: Values

  open func value(forKey key: String) -> Any? {
    registrar.access(self, keyPath: \.values)
    return values[key]
  }

  open func setValue(_ value: Any?, forKey key: String) {
    let old = related(key)
    change { $0[key] = value }
    guard let relationship = entity.relationships[key] else { return }
    let new = related(key)
    for object in old where !new.contains(object) {
      object.unlink(self, by: relationship.inverse)
    }
    for object in new where !old.contains(object) { object.link(self, by: relationship.inverse) }
  }

  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Has no effect: views observe each value that they read.
  open func willAccessValue(forKey key: String?) {}
  /// Has no effect: a view that has read a value observes it.
  open func didAccessValue(forKey key: String?) {}

  /// Announces a change, makes it, and reports it to the context.
  func change(_ body: (inout [String: Any]) -> Void) {
    managedObjectContext?.willChange(self)
    objectWillChange.send()
    registrar.withMutation(of: self, keyPath: \.values) { body(&values) }
    managedObjectContext?.store.announceChange {}
  }
}

extension NSManagedObject: _KeyedObject {
  public func _value(of key: String) -> Any? { key == "self" ? self : values[key] }
}

// MARK: - Relationships

extension NSManagedObject {
  /// The objects to which a relationship refers.
  func related(_ key: String) -> [NSManagedObject] {
    switch values[key] {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  /// Adds an object to a relationship, of which the other side is complete.
  private func link(_ object: NSManagedObject, by key: String?) {
    guard let key, let relationship = entity.relationships[key] else { return }
    if relationship.isToMany {
      change { $0[key] = Self.union($0[key], [object]) }
    } else {
      for other in related(key) { other.unlink(self, by: relationship.inverse) }
      change { $0[key] = object }
    }
  }

  /// Removes an object from a relationship, of which the other side is complete.
  func unlink(_ object: NSManagedObject, by key: String?) {
    guard let key, let relationship = entity.relationships[key] else { return }
    change { $0[key] = relationship.isToMany ? Self.subtraction($0[key], [object]) : nil }
  }

  /// Adds objects to a relationship to many. The build-tool plugin writes such calls.
  public func _add(_ objects: [Any], to key: String) {
    setValue(Self.union(values[key], objects), forKey: key)
  }

  /// Removes objects from a relationship to many. The build-tool plugin writes such calls.
  public func _remove(_ objects: [Any], from key: String) {
    setValue(Self.subtraction(values[key], objects), forKey: key)
  }

  private static func union(_ set: Any?, _ objects: [Any]) -> Any {
    if let set = set as? NSOrderedSet { return NSOrderedSet(array: set.array + objects) }
    return NSSet(array: ((set as? NSSet)?.allObjects ?? []) + objects)
  }

  private static func subtraction(_ set: Any?, _ objects: [Any]) -> Any {
    let removed = NSSet(array: objects)
    if let set = set as? NSOrderedSet {
      return NSOrderedSet(array: set.array.filter { !removed.contains($0) })
    }
    return NSSet(array: ((set as? NSSet)?.allObjects ?? []).filter { !removed.contains($0) })
  }
}
