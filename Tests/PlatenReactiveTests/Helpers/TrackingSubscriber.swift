import PlatenReactive

/// A subscriber that keeps a history of what it received, as lines of text to compare whole.
final class TrackingSubscriber<Input, Failure: Error>: Subscriber {
  private(set) var history: [String] = []
  private(set) var subscription: (any Subscription)?
  private let initialDemand: Subscribers.Demand
  private let onValue: (TrackingSubscriber, Input) -> Subscribers.Demand

  /// - Parameters:
  ///   - demand: what it asks for as soon as it has its subscription.
  ///   - onValue: what it does with each value, and what it then asks for.
  init(
    demand: Subscribers.Demand = .unlimited,
    onValue: @escaping (TrackingSubscriber, Input) -> Subscribers.Demand = { _, _ in .none }
  ) {
    initialDemand = demand
    self.onValue = onValue
  }

  /// The history without the line of the subscription.
  var signals: [String] { Array(history.dropFirst()) }

  /// Its subscription, which it does not hold any more.
  func takeSubscription() -> (any Subscription)? {
    defer { subscription = nil }
    return subscription
  }

  func receive(subscription: any Subscription) {
    history.append("subscription \(subscription)")
    self.subscription = subscription
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    history.append("\(input)")
    return onValue(self, input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: history.append("finished")
    case .failure(let error): history.append("failed \(error)")
    }
  }
}
