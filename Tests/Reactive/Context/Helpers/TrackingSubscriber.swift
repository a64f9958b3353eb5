import PlatenContext

/// A subscriber that records what it receives as lines of text.
final class TrackingSubscriber<Input, Failure: Error>: Subscriber {
  private(set) var history: [String] = []
  private(set) var subscription: (any Subscription)?
  private let initialDemand: Subscribers.Demand
  private let onValue: (TrackingSubscriber, Input) -> Subscribers.Demand

  /// - Parameters:
  ///   - demand: The demand that is requested when the subscription arrives.
  ///   - onValue: A closure that receives each value and returns additional demand.
  init(
    demand: Subscribers.Demand = .unlimited,
    onValue: @escaping (TrackingSubscriber, Input) -> Subscribers.Demand = { _, _ in .none }
  ) {
    initialDemand = demand
    self.onValue = onValue
  }

  /// The history without the line for the subscription.
  var signals: [String] { Array(history.dropFirst()) }

  /// Returns the subscription, and stops retaining it.
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
