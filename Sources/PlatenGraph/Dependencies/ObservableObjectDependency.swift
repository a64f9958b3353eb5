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

  /// After so many turns of the main queue an announced change is taken for made: after some 60 ms, for
  /// a thread may be held up in between.
  private static let mostHops = 16
  /// After these, there are pauses between the turns, of 1 ms and then of twice as much each time.
  private static let quickHops = 10

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
  private func follow<Object>(
    _ before: PublishedProperties?, of type: Object.Type, in graph: Graph?, hop: Int = 1
  ) {
    changed()
    if let name = before?.changed {
      isReported = true
      graph?.warn(Self.warning("\(type).\(name)"))
    } else if hop < Self.mostHops {
      Self.enqueue(hop) { [weak self, weak graph] in
        self?.follow(before, of: type, in: graph, hop: hop + 1)
      }
    } else if !isReported {
      // The same value again, or a change of no property.
      graph?.warn(Self.warning("\(type)"))
    }
  }

  private static func enqueue(_ hop: Int, _ work: @escaping @MainActor @Sendable () -> Void) {
    if hop < quickHops { return MainQueue.enqueue(work) }
    let pause = DispatchTimeInterval.milliseconds(1 << (hop - quickHops))
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) { MainActor.assumeIsolated(work) }
  }

  private static func warning(_ name: String) -> String {
    """
    \(name): publishing changes from background threads is not allowed; bring values to the main \
    thread before they are assigned, such as with receive(on: DispatchQueue.main)
    """
  }

  override func lostLastReader() { onUnread(ObjectIdentifier(object)) }
}
