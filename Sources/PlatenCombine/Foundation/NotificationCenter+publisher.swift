import Foundation

extension NotificationCenter {
  /// Publishes the notifications of a name, of an object if there is one.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

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
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription { subscriber.receive($0) }
      subscription.observe(self)
      subscriber.receive(subscription: subscription)
    }

    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center == rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }
}

// Sendable because an observer's block has to be, which holds it weakly: demand and delivery are
// safe by themselves, and the lock guards the other fields.
private final class NotificationSubscription: Subscription, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
  private let demand = DemandCounter()
  private let delivery = DeliveryLock()
  private let lock = Lock()
  private var receive: ((Notification) -> Subscribers.Demand)?
  private var observation:
    (publisher: NotificationCenter.Publisher, observer: any NSObjectProtocol)?

  init(_ receive: @escaping (Notification) -> Subscribers.Demand) { self.receive = receive }

  func observe(_ publisher: NotificationCenter.Publisher) {
    let observer = publisher.center.addObserver(
      forName: publisher.name, object: publisher.object, queue: nil
    ) { [weak self] notification in
      self?.post(notification)
    }
    lock.withLock { observation = (publisher, observer) }
  }

  private func post(_ notification: Notification) {
    delivery.withLock {
      guard let receive = lock.withLock({ receive }), demand.take() else { return }
      demand.add(receive(notification))
    }
  }

  func request(_ demand: Subscribers.Demand) { self.demand.add(demand) }

  func cancel() {
    lock.lock()
    let old = (receive, observation)
    receive = nil
    observation = nil
    lock.unlock()
    withExtendedLifetime(old) {
      if let (publisher, observer) = old.1 { publisher.center.removeObserver(observer) }
    }
  }

  var description: String { "NotificationCenter Observer" }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { description }
}
