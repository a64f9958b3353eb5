import PlatenContext

/// The observable objects that the views of a graph depend on. Each object is retained while it has
/// readers.
@MainActor
final class ObservedObjects {
  private var dependencies: [ObjectIdentifier: ObservableObjectDependency] = [:]
  private var unread: Set<ObjectIdentifier> = []

  /// Returns the dependency for an observable object, creating it if necessary.
  func dependency<Object: ObservableObject>(for object: Object, in graph: Graph)
    -> ObservableObjectDependency
  {
    let id = ObjectIdentifier(object)
    if let known = dependencies[id] { return known }
    let dependency = ObservableObjectDependency(object, in: graph) { [weak self] in
      self?.unread.insert($0)
    }
    dependencies[id] = dependency
    return dependency
  }

  /// Removes the dependencies that have no readers.
  ///
  /// The removal is deferred because a view that is being reevaluated may stop reading a model and
  /// then read the model again.
  func dropUnread() {
    for id in unread where dependencies[id]?.isRead == false { dependencies[id] = nil }
    unread.removeAll(keepingCapacity: true)
  }
}
