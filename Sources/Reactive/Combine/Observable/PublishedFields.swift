@_spi(Reflection) import Swift

/// Returns the publisher that the published properties of an object share, creating it if needed.
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

/// The location of a ``Published`` property in the instances of a class.
private struct PublishedField {
  /// The offset from the start of the object, in bytes.
  let offset: Int
  let type: any PublishedProperty.Type

  func property(of object: AnyObject) -> any PublishedProperty {
    // Safe: the runtime reports a property of this type at this offset, and the caller retains the
    // object.
    type.load(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset)
  }
}

extension PublishedProperty {
  fileprivate static func load(_ address: UnsafeRawPointer) -> any PublishedProperty {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}

/// A cache of the published properties of each class, including inherited ones.
///
/// Reflection runs once per class.
private enum PublishedFields {
  private static let lock = Lock()
  // `nonisolated(unsafe)` is safe: the cache is accessed only under the lock.
  nonisolated(unsafe) private static var cache: [ObjectIdentifier: [PublishedField]] = [:]

  static func of(_ type: AnyClass) -> [PublishedField] {
    let key = ObjectIdentifier(type)
    if let known = lock.withLock({ cache[key] }) { return known }
    let found = reflect(type)
    lock.withLock { cache[key] = found }
    return found
  }

  /// The option `_EachFieldOptions.classType`, which the runtime declares as a mutable variable.
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
