import PlatenReactive

/// The models that the views of a graph follow, each as long as some view does.
@MainActor
final class ObservedObjects {
  private var sources: [ObjectIdentifier: ObservableObjectDependency] = [:]
  private var unread: Set<ObjectIdentifier> = []

  /// The source that stands for a model.
  func source<Object: ObservableObject>(for object: Object, in graph: Graph) -> ObservableObjectDependency {
    let id = ObjectIdentifier(object)
    if let known = sources[id] { return known }
    let source = ObservableObjectDependency(object, in: graph) { [weak self] in self?.unread.insert($0) }
    sources[id] = source
    return source
  }

  /// Lets go of the models that no view follows any more.
  ///
  /// Not at once: a view that is evaluated again may let go of a model and take it up anew.
  func dropUnread() {
    for id in unread where sources[id]?.isRead == false { sources[id] = nil }
    unread.removeAll(keepingCapacity: true)
  }
}
