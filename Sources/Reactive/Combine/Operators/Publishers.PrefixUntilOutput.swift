import Synchronization

extension Publishers {
  /// A publisher that emits values until another publisher emits a value, and then finishes.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are published until the other publisher emits a value.
    public let upstream: Upstream
    /// The publisher whose first value ends this publisher.
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let inner = Inner(subscriber)
      other.receive(subscriber: Termination(inner: inner))
      upstream.receive(subscriber: inner)
    }
  }
}

extension Publishers.PrefixUntilOutput {
  // As in Combine, this subscription has no custom description.
  private final class Inner<Downstream: Subscriber<Output, Failure>>: Subscription, Subscriber {
    private let downstream: Downstream
    private let delivery = DeliveryLock()
    private let upstream = UpstreamSubscription()
    fileprivate let termination = UpstreamSubscription()
    private let isOver = Atomic(false)
    /// Whether the downstream has received the subscription. Accessed only during a delivery.
    private var isSubscribed = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
      if upstream.attach(subscription) { delivery.withLock { sendSubscription() } }
    }

    /// Sends the subscription to the downstream, unless it has received it.
    private func sendSubscription() {
      if isSubscribed { return }
      isSubscribed = true
      downstream.receive(subscription: self)
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      delivery.withLock { upstream.isActive ? downstream.receive(input) : .none }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let wasActive = upstream.end() != nil
      termination.cancel()
      if wasActive { complete(completion) }
    }

    func receiveTermination(_ subscription: any Subscription) {
      if termination.attach(subscription) { subscription.request(.max(1)) }
    }

    func terminate() {
      guard let notifier = termination.end() else { return }
      // Otherwise, a subject would retain this subscription and its downstream.
      notifier.cancel()
      upstream.cancel()
      complete(.finished)
    }

    private func complete(_ completion: Subscribers.Completion<Failure>) {
      delivery.withLock {
        // The other publisher may send a value before the upstream sends its subscription.
        sendSubscription()
        if isOver.exchange(true, ordering: .acquiringAndReleasing) { return }
        downstream.receive(completion: completion)
      }
    }

    func request(_ demand: Subscribers.Demand) { upstream.current?.request(demand) }

    func cancel() {
      isOver.store(true, ordering: .releasing)
      upstream.cancel()
      termination.cancel()
    }
  }

  /// The subscriber to the other publisher.
  private struct Termination<Downstream: Subscriber<Output, Failure>>: Subscriber {
    let inner: Inner<Downstream>

    var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

    func receive(subscription: any Subscription) { inner.receiveTermination(subscription) }

    func receive(_ input: Other.Output) -> Subscribers.Demand {
      inner.terminate()
      return .none
    }

    func receive(completion: Subscribers.Completion<Other.Failure>) {
      _ = inner.termination.end()
    }
  }
}

extension Publisher {
  /// Publishes values until another publisher emits a value, and then finishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
