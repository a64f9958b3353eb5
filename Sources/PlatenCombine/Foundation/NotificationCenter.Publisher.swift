import Foundation

extension NotificationCenter {
  /// Publishes the notifications of a name, of an object if there is one.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher { Publisher(center: self, name: name, object: object) }

  /// A publisher of notifications.
  public struct Publisher: PlatenCombine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The center that the notifications are posted to.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications; `nil` for any.
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

// Sendable because an observer's block has to be, which holds it weakly: the kernel's parts are safe
// by themselves, and the lock guards the other field.
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
