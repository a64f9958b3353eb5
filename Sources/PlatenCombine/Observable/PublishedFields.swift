@_spi(Reflection) import Swift

/// The publisher of changes that an object's published properties share.
func installedPublisher(of object: AnyObject) -> ObservableObjectPublisher {
  let fields = PublishedFields.of(type(of: object))
  guard let first = fields.first else { return OrphanPublishers.shared.publisher(of: object) }
  var isNew = false
  let publisher = first.property(of: object).installed(
    {
      isNew = true
      return ObservableObjectPublisher()
    }())
  guard isNew else { return publisher }
  for field in fields.dropFirst() { _ = field.property(of: object).installed(publisher) }
  return publisher
}

/// A stored property of a class that is a `Published`.
private struct PublishedField {
  /// In bytes from the start of the object.
  let offset: Int
  let type: any PublishedProperty.Type

  func property(of object: AnyObject) -> any PublishedProperty {
    // The runtime says that a property of this type is stored there, and the caller keeps the object.
    type.load(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset)
  }
}

extension PublishedProperty {
  fileprivate static func load(_ address: UnsafeRawPointer) -> any PublishedProperty {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}

/// The published properties of each class, its superclasses' included, found once by reflection.
private enum PublishedFields {
  private static let lock = Lock()
  // Only touched under the lock.
  nonisolated(unsafe) private static var cache: [ObjectIdentifier: [PublishedField]] = [:]

  static func of(_ type: AnyClass) -> [PublishedField] {
    let key = ObjectIdentifier(type)
    if let known = lock.withLock({ cache[key] }) { return known }
    let found = reflect(type)
    lock.withLock { cache[key] = found }
    return found
  }

  /// `_EachFieldOptions.classType`, which is a variable to the compiler.
  private static var inherited: _EachFieldOptions { _EachFieldOptions(rawValue: 1) }

  private static func reflect(_ type: AnyClass) -> [PublishedField] {
    var fields: [PublishedField] = []
    _forEachField(of: type, options: inherited) { _, offset, fieldType, _ in
      if let property = fieldType as? any PublishedProperty.Type {
        fields.append(PublishedField(offset: offset, type: property))
      }
      return true
    }
    return fields
  }
}
