import Foundation
import PlatenReactive

/// A model that views follow: one subscription, whatever the number of views.
@MainActor
final class ObservableObjectDependency: Dependency {
  /// Kept, so that no other object takes its identity meanwhile.
  // Another thread that publishes looks at the published properties, which guard their values.
  private nonisolated(unsafe) let object: AnyObject
  private let onUnread: (ObjectIdentifier) -> Void
  private var subscription: AnyCancellable?
  /// Subscriptions of the published properties, where somebody asks which of them change.
  private var properties: [AnyCancellable] = []

  /// Whether a property has been reported by name.
  private var isReported = false

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
          self.changed(byProgram: "publishing a change of \(Object.self)")
        }
      } else {
        let before = self.map { PublishedProperties(of: $0.object) }
        MainQueue.run { self?.follow(before, of: Object.self, in: graph) }
      }
    }
    if let onPublish = graph.onStateChange {
      properties = PublishedProperties.follow(object) { name in
        MainQueue.run { onPublish(.property(name, of: Object.self)) }
      }
    }
  }

  /// Which property it is, those who ask are told by the property.
  override var stateChange: StateChange? { .property(nil, of: type(of: object)) }

  /// Follows a change that another thread makes: it has been announced, and may not be made yet.
  ///
  /// After some 60 ms it is taken for made.
  private func follow<Object>(
    _ before: PublishedProperties?, of type: Object.Type, in graph: Graph?
  ) {
    MainQueue.awaitChange(turns: 10, pausedTurns: 6) { [weak self, weak graph] isLast in
      guard let self else { return false }
      changed()
      if let name = before?.changed {
        isReported = true
        graph?.warn(Self.warning("\(type).\(name)"))
        return false
      }
      // The same value again, or a change of no property.
      if isLast, !isReported { graph?.warn(Self.warning("\(type)")) }
      return true
    }
  }

  private static func warning(_ name: String) -> String {
    """
    \(name): publishing changes from background threads is not allowed; assign values on the main \
    thread, for example after receive(on: DispatchQueue.main)
    """
  }

  override func lostLastReader() { onUnread(ObjectIdentifier(object)) }
}
