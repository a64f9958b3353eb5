import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications with a given name, optionally limited to one object.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher { Publisher(center: self, name: name, object: object) }

  /// A publisher that emits each notification that a notification center broadcasts.
  public struct Publisher: PlatenCombine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The notification center to observe.
    public let center: NotificationCenter
    /// The name of the notifications to publish.
    public let name: Notification.Name
    /// The object that posts the notifications; `nil` to publish notifications from any object.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber<Notification, Never>>(subscriber: S) {
      let subscription = NotificationSubscription { subscriber.receive($0) }
      subscription.observe(self)
      subscriber.receive(subscription: subscription)
    }

    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center == rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }
}

// The observer block must be sendable, and it holds the subscription weakly. `Sendable` is safe:
// the superclass synchronizes its own state, and the lock guards the remaining field.
private final class NotificationSubscription: EventSubscription<Notification>, SelfDescribing,
  @unchecked Sendable
{
  private var observation:
    (publisher: NotificationCenter.Publisher, observer: any NSObjectProtocol)?

  func observe(_ publisher: NotificationCenter.Publisher) {
    let observer = publisher.center.addObserver(
      forName: publisher.name, object: publisher.object, queue: nil
    ) { [weak self] notification in
      self?.send(notification)
    }
    lock.withLock { observation = (publisher, observer) }
  }

  override func cancel() {
    super.cancel()
    if let (publisher, observer) = lock.withLock({ observation.take() }) {
      publisher.center.removeObserver(observer)
    }
  }

  var description: String { "NotificationCenter Observer" }
}
