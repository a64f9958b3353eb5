import PlatenReactive

/// A model that views follow: one subscription, whatever the number of views.
@MainActor
final class ObjectSource: Source {
  /// Kept, so that no other object takes its identity meanwhile.
  private let object: AnyObject
  private let onUnread: (ObjectIdentifier) -> Void
  private var subscription: AnyCancellable?

  init<Object: ObservableObject>(
    _ object: Object, in graph: Graph, onUnread: @escaping (ObjectIdentifier) -> Void
  ) {
    self.object = object
    self.onUnread = onUnread
    super.init()
    let name = String(describing: Object.self)
    subscription = object.objectWillChange.sink { @Sendable [weak self, weak graph] _ in
      MainQueue.run {
        graph?.warnIfEvaluating("Publishing changes from within view updates: \(name)")
        self?.changed()
      }
    }
  }

  override func lostLastReader() { onUnread(ObjectIdentifier(object)) }
}
