import PlatenCombine

/// A subscriber that requests values when a test says so.
final class RequestingSubscriber<Input>: Subscriber, @unchecked Sendable {
  typealias Failure = Never

  // Set before other threads know the subscriber.
  private var subscription: (any Subscription)?
  // Only touched by deliveries, which do not overlap: the tests check that.
  private(set) var values: [Input] = []

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
}
