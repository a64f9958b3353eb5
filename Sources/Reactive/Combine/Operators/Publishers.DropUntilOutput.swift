extension Publishers {
  /// A publisher that drops values until another publisher emits a value.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are dropped at first.
    public let upstream: Upstream
    /// The publisher whose first value starts delivery.
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    public func receive<S: Subscriber<Output, Other.Failure>>(subscriber: S) {
      let inner = Inner(subscriber)
      subscriber.receive(subscription: inner)
      other.receive(subscriber: inner.triggerSubscriber)
      upstream.receive(subscriber: inner)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.DropUntilOutput {
  private final class Inner<Downstream: Subscriber<Output, Failure>>: Subscription, Subscriber,
    SelfDescribing
  {
    private let downstream: Downstream
    private let delivery = DeliveryLock()
    // Guards all properties declared below.
    private let lock = Lock()
    private var upstream: (any Subscription)?
    private var trigger: (any Subscription)?
    /// The number of requested values minus the number of dropped values. No replacements are
    /// requested for dropped values.
    private var demand = Subscribers.Demand.none
    private var isTriggered = false
    /// Whether the downstream has canceled or the upstream has completed.
    private var isOver = false
    /// Whether the publishers have sent subscriptions.
    ///
    /// If a publisher has sent a subscription, its completion counts only once. As in Combine,
    /// signals from a publisher that has not sent a subscription are not checked.
    private var isAttached = false
    private var isTriggerAttached = false
    /// Whether the completion of the other publisher has completed this publisher.
    private var hasCompleted = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard upstream == nil, !isOver, !hasCompleted else {
        lock.unlock()
        return subscription.cancel()
      }
      upstream = subscription
      isAttached = true
      let demand = demand
      lock.unlock()
      if demand != .none { subscription.request(demand) }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      delivery.withLock { isPassed() ? downstream.receive(input) : .none }
    }

    /// Returns whether to deliver a value. A dropped value consumes demand.
    private func isPassed() -> Bool {
      lock.lock()
      defer { lock.unlock() }
      if isTriggered || isOver { return !isOver }
      precondition(demand != .none, "API Violation: received a value that was not requested")
      demand -= 1
      return false
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      let isRepeated = isOver || (hasCompleted && isAttached)
      isOver = true
      let old = (upstream.take(), trigger.take())
      lock.unlock()
      old.1?.cancel()
      if !isRepeated { delivery.withLock { downstream.receive(completion: completion) } }
    }

    // MARK: The other publisher

    var triggerSubscriber: SideSubscriber<Other, Other.Output, Other.Failure> {
      SideSubscriber(
        of: self, subscription: receiveTrigger,
        value: { _ in
          self.startDelivery()
          return .none
        }, completion: receiveTrigger)
    }

    private func receiveTrigger(_ subscription: any Subscription) {
      lock.lock()
      guard trigger == nil, !isOver else {
        lock.unlock()
        return subscription.cancel()
      }
      trigger = subscription
      isTriggerAttached = true
      lock.unlock()
      subscription.request(.max(1))
    }

    /// Starts delivery, and cancels the subscription to the other publisher.
    private func startDelivery() {
      lock.lock()
      isTriggered = true
      let trigger = trigger.take()
      lock.unlock()
      // Otherwise, a subject would retain this subscription and its downstream.
      trigger?.cancel()
    }

    private func receiveTrigger(_ completion: Subscribers.Completion<Failure>) {
      lock.lock()
      let trigger = trigger.take()
      if isTriggered { return lock.unlock() }
      let isRepeated = isOver && isTriggerAttached
      hasCompleted = true
      let upstream = upstream.take()
      lock.unlock()
      upstream?.cancel()
      withExtendedLifetime(trigger) {}
      if !isRepeated { delivery.withLock { downstream.receive(completion: completion) } }
    }

    // MARK: The downstream

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      self.demand += demand
      let upstream = upstream
      lock.unlock()
      upstream?.request(demand)
    }

    func cancel() {
      lock.lock()
      isOver = true
      let old = (upstream.take(), trigger.take())
      lock.unlock()
      old.0?.cancel()
      old.1?.cancel()
    }

    var description: String { "DropUntilOutput" }
  }
}

extension Publisher {
  /// Drops the values of this publisher until another publisher emits a value.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
