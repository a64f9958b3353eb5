import PlatenReactive

/// The models that the views of a graph follow, each as long as some view does.
@MainActor
final class ObservedObjects {
  private var dependencies: [ObjectIdentifier: ObservableObjectDependency] = [:]
  private var unread: Set<ObjectIdentifier> = []

  /// The source that stands for a model.
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

  /// Lets go of the models that no view follows any more.
  ///
  /// Not at once: a view that is evaluated again may let go of a model and take it up anew.
  func dropUnread() {
    for id in unread where dependencies[id]?.isRead == false { dependencies[id] = nil }
    unread.removeAll(keepingCapacity: true)
  }
}
