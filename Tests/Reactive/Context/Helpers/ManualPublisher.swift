import PlatenContext

/// A publisher that sends signals when a test calls it, with or without demand, and records
/// requests.
final class ManualPublisher<Output>: Publisher {
  typealias Failure = Oops

  private(set) var history: [String] = []
  /// The subscription that the publisher sent, or `nil` after it is released.
  private(set) weak var subscription: AnyObject?
  private var subscriber: AnySubscriber<Output, Oops>?
  private let isLate: Bool

  /// - Parameter isLate: Whether the subscription is sent only by `sendSubscription()`.
  init(isLate: Bool = false) {
    self.isLate = isLate
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Oops {
    self.subscriber = AnySubscriber(subscriber)
    if !isLate { sendSubscription() }
  }

  func sendSubscription(_ name: String = "") {
    let subscription = ManualSubscription { self.history.append($0 + name) }
    self.subscription = subscription
    subscriber?.receive(subscription: subscription)
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand {
    subscriber?.receive(value) ?? .none
  }

  func send(completion: Subscribers.Completion<Oops>) {
    subscriber?.receive(completion: completion)
  }
}

/// The subscription of a `ManualPublisher`, which records requests and cancellation.
private final class ManualSubscription: Subscription {
  private let record: (String) -> Void

  init(record: @escaping (String) -> Void) {
    self.record = record
  }

  func request(_ demand: Subscribers.Demand) { record("request \(demand)") }

  func cancel() { record("cancel") }
}
