import PlatenCombine

/// A subscriber that logs the signals it receives.
final class SignalLog<Input, Failure: Error>: Subscriber {
  private(set) var signals: [String] = []
  private(set) var subscription: (any Subscription)?
  private let demand: Subscribers.Demand
  private let reply: Subscribers.Demand

  init(demand: Subscribers.Demand = .unlimited, reply: Subscribers.Demand = .none) {
    self.demand = demand
    self.reply = reply
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if demand != .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    signals.append("\(input)")
    return reply
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: signals.append("finished")
    case .failure: signals.append("failed")
    }
  }
}
