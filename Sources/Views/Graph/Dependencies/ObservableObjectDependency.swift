import Foundation
import PlatenContext

/// A dependency on an observable object, with one subscription for any number of views.
@MainActor
final class ObservableObjectDependency: Dependency {
  /// The observed object, which is retained so that no other object can reuse its identity.
  // A publishing thread reads only the published properties, which synchronize access to their
  // values.
  private nonisolated(unsafe) let object: AnyObject
  private let onUnread: (ObjectIdentifier) -> Void
  private var subscription: AnyCancellable?
  /// The subscriptions to the published properties. They exist only if state changes are observed.
  private var properties: [AnyCancellable] = []

  /// Whether a warning has named a changed property.
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
          // A value that a publisher replays to a new subscriber is not a change.
          guard let self, self.subscription != nil else { return }
          self.changed(byProgram: "publishing a change of \(Object.self)")
        }
      } else {
        let before = self.map { PublishedProperties(of: $0.object) }
        MainQueue.enqueueAfterChange { self?.follow(before, of: Object.self, in: graph) }
      }
    }
    if let onPublish = graph.onStateChange {
      properties = PublishedProperties.follow(object) { name in
        MainQueue.run { onPublish(.property(name, of: Object.self)) }
      }
    }
  }

  /// A change to an unknown property. The property subscriptions report the name separately.
  override var stateChange: StateChange? { .property(nil, of: type(of: object)) }

  /// Waits for a change that another thread has announced but may not have made yet.
  ///
  /// After about 60 ms, the method assumes that the change is complete.
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
      // The property was set to an equal value, or the change affects no published property.
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
