/// A subscriber that forwards all signals to a subject, which it references weakly.
final class SubjectSubscriber<Downstream: Subject>: UpstreamSubscription, Subscriber {
  typealias Input = Downstream.Output
  typealias Failure = Downstream.Failure

  private weak var subject: Downstream?

  init(_ subject: Downstream) {
    self.subject = subject
    super.init()
  }

  func receive(subscription: any Subscription) {
    if attach(subscription) { subject?.send(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if isActive { subject?.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard end() != nil else { return }
    subject?.send(completion: completion)
  }

  override var description: String { "Subject" }
}

extension Publisher {
  /// Attaches a subject, which forwards all values and the completion to its own subscribers.
  public func subscribe<S: Subject<Output, Failure>>(_ subject: S) -> AnyCancellable {
    let relay = SubjectSubscriber(subject)
    subscribe(relay)
    return AnyCancellable(relay)
  }
}
