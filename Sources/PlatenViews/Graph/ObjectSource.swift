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
    subscription = object.objectWillChange.sink { @Sendable [weak self, weak graph] _ in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated {
          // What a publisher replays to a new subscriber is no change.
          guard let self, self.subscription != nil else { return }
          self.changed(byProgram: "Publishing a change of \(Object.self)")
        }
      } else {
        MainQueue.run {
          graph?.warn("\(Object.self) published a change on another thread than the main one")
          self?.changed()
        }
      }
    }
  }

  override func lostLastReader() { onUnread(ObjectIdentifier(object)) }
}
