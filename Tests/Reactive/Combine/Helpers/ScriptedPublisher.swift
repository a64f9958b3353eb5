import PlatenCombine

/// A publisher that sends any signal on a test's command, even without demand, and records
/// requests.
final class ScriptedPublisher<Output>: Publisher {
  typealias Failure = Oops

  private(set) var requests: [String] = []
  private var subscriber: AnySubscriber<Output, Oops>?
  private let isLate: Bool

  /// - Parameter isLate: Whether the subscription is sent only by `sendSubscription()`.
  init(isLate: Bool = false) { self.isLate = isLate }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Oops {
    self.subscriber = AnySubscriber(subscriber)
    if !isLate { sendSubscription() }
  }

  func sendSubscription(_ name: String = "") {
    subscriber?.receive(subscription: RecordedSubscription { self.requests.append($0 + name) })
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

  func send(completion: Subscribers.Completion<Oops>) {
    subscriber?.receive(completion: completion)
  }
}

private final class RecordedSubscription: Subscription {
  private let record: (String) -> Void

  init(_ record: @escaping (String) -> Void) { self.record = record }

  func request(_ demand: Subscribers.Demand) { record("\(demand)") }
  func cancel() { record("cancel") }
}
