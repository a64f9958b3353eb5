import PlatenCombine

/// A subscriber that requests values only when a test calls it.
final class RequestingSubscriber<Input>: Subscriber, @unchecked Sendable {
  typealias Failure = Never

  // Set before other threads have access to the subscriber.
  private var subscription: (any Subscription)?
  // Accessed only while values are delivered; the tests check that deliveries do not overlap.
  private(set) var values: [Input] = []

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
}
