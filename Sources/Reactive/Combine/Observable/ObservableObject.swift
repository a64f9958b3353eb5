/// An object whose publisher emits before the object changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that emits before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before one of the object's published properties changes.
  ///
  /// The first access installs the publisher in all published properties; later accesses read it
  /// from the first of these properties. An object without published properties always returns the
  /// same publisher.
  public var objectWillChange: ObservableObjectPublisher { installedPublisher(of: self) }
}

/// A type-erased ``Published`` property.
protocol PublishedProperty {
  /// Returns the publisher that announces changes to the object. If none is installed, installs and
  /// returns the given publisher.
  func installed(_ publisher: @autoclosure () -> ObservableObjectPublisher)
    -> ObservableObjectPublisher
}

extension Published: PublishedProperty {
  func installed(
    _ publisher: @autoclosure () -> ObservableObjectPublisher
  ) -> ObservableObjectPublisher {
    storage.core.lock.lock()
    defer { storage.core.lock.unlock() }
    if let changes = storage.changes { return changes }
    let changes = publisher()
    storage.changes = changes
    return changes
  }
}
