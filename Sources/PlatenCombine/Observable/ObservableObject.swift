/// An object that announces its changes before it makes them.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that emits before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before one of the object's published properties changes.
  ///
  /// The first access gives all published properties the same publisher; later ones find it in the
  /// first of them.
  public var objectWillChange: ObservableObjectPublisher { installedPublisher(of: self) }
}

/// A published property, whatever its type.
protocol PublishedProperty {
  /// The publisher of the object's changes; the one given if there was none.
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
