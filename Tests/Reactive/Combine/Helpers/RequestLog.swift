import PlatenCombine

/// A publisher for one subscriber that records the demand it receives.
final class RequestLog<Output, Failure: Error>: Publisher, Subscription {
  private(set) var requests: [String] = []
  private(set) var send: ((Output) -> Subscribers.Demand)?
  private(set) var complete: ((Subscribers.Completion<Failure>) -> Void)?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    send = { subscriber.receive($0) }
    complete = { subscriber.receive(completion: $0) }
    subscriber.receive(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) { requests.append("\(demand)") }
  func cancel() { requests.append("cancel") }
}
