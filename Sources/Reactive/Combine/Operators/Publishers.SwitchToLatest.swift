extension Publishers {
  /// A publisher that emits the values of the latest publisher that its upstream sends.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// The publisher whose values are publishers.
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let outer = Outer(subscriber)
      subscriber.receive(subscription: outer)
      upstream.receive(subscriber: outer)
    }
  }
}

extension Publishers.SwitchToLatest {
  private final class Outer<Downstream: Subscriber<P.Output, P.Failure>>: Subscription, Subscriber,
    SelfDescribing
  {
    typealias Input = P
    typealias Failure = P.Failure
    typealias Completion = Subscribers.Completion<P.Failure>

    private let downstream: Downstream
    private let delivery = DeliveryLock()
    private let upstream = UpstreamSubscription()
    // Guards all properties declared below.
    private let lock = Lock()
    private var inner: (any Subscription)?
    /// The number of the latest inner publisher, counted from 1.
    private var latest: UInt64 = 0
    private var isAwaitingInner = false
    private var demand = Subscribers.Demand.none
    /// Whether the upstream sends no further inner publishers.
    private var hasFinished = false
    private var hasCompleted = false
    private var isCanceled = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    // MARK: The publisher of publishers

    func receive(subscription: any Subscription) {
      if upstream.attach(subscription) { subscription.request(.unlimited) }
    }

    func receive(_ input: P) -> Subscribers.Demand {
      lock.lock()
      guard !isCanceled, !hasFinished else {
        lock.unlock()
        return .none
      }
      let old = inner.take()
      latest += 1
      let number = latest
      isAwaitingInner = true
      lock.unlock()
      old?.cancel()
      input.receive(subscriber: side(number))
      return .none
    }

    func receive(completion: Completion) {
      let old = upstream.end()
      lock.lock()
      hasFinished = true
      let isOver =
        switch completion {
        case .finished: isCanceled || isAwaitingInner || inner != nil
        case .failure: isCanceled
        }
      if isOver { return lock.unlock() }
      hasCompleted = true
      let inner = inner.take()
      lock.unlock()
      inner?.cancel()
      delivery.withLock { downstream.receive(completion: completion) }
      withExtendedLifetime(old) {}
    }

    // MARK: An inner publisher

    private func side(_ number: UInt64) -> SideSubscriber<P, P.Output, P.Failure> {
      SideSubscriber(
        of: self, combineIdentifier: CombineIdentifier(),
        subscription: { self.receiveInner($0, number) },
        value: { self.receiveInner($0, number) },
        completion: { self.receiveInner($0, number) })
    }

    private func receiveInner(_ subscription: any Subscription, _ number: UInt64) {
      lock.lock()
      guard number == latest, !isCanceled, inner == nil else {
        lock.unlock()
        return subscription.cancel()
      }
      inner = subscription
      isAwaitingInner = false
      let demand = demand
      lock.unlock()
      if demand != .none { subscription.request(demand) }
    }

    private func receiveInner(_ input: P.Output, _ number: UInt64) -> Subscribers.Demand {
      // As in Combine, values are delivered even if a publisher sends them after a failure canceled
      // that publisher. Values that were waiting for delivery when the failure arrived are dropped.
      let hadCompleted = lock.withLock { hasCompleted }
      let isOutermost = delivery.begin()
      let reply = take(number, hadCompleted) ? downstream.receive(input) : .none
      if isOutermost { delivery.end() }
      return reply == .none ? .none : count(reply, number)
    }

    /// Consumes the demand for a value, and returns whether to deliver the value.
    private func take(_ number: UInt64, _ hadCompleted: Bool) -> Bool {
      lock.lock()
      defer { lock.unlock() }
      guard number == latest, !isCanceled, hasCompleted == hadCompleted else { return false }
      precondition(demand != .none, "API Violation: received a value that was not requested")
      demand -= 1
      return true
    }

    /// Adds the demand that the downstream returned. If the latest publisher has changed, requests
    /// that demand from the new one.
    private func count(_ reply: Subscribers.Demand, _ number: UInt64) -> Subscribers.Demand {
      lock.lock()
      demand += reply
      let isLatest = number == latest
      let successor = isLatest ? nil : inner
      lock.unlock()
      successor?.request(reply)
      return isLatest ? reply : .none
    }

    private func receiveInner(_ completion: Completion, _ number: UInt64) {
      lock.lock()
      guard number == latest, !isCanceled else { return lock.unlock() }
      precondition(!isAwaitingInner, "API Violation: received a completion before the subscription")
      let old = inner.take()
      let isFailure = if case .failure = completion { true } else { false }
      let completes = !hasCompleted && (hasFinished || isFailure)
      if completes {
        hasCompleted = true
        isCanceled = isFailure
      }
      lock.unlock()
      withExtendedLifetime(old) {}
      if completes {
        if isFailure { upstream.cancel() }
        delivery.withLock { downstream.receive(completion: completion) }
      }
    }

    // MARK: The downstream

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonzero()
      lock.lock()
      self.demand += demand
      let inner = inner
      lock.unlock()
      inner?.request(demand)
    }

    func cancel() {
      lock.lock()
      isCanceled = true
      let old = inner.take()
      lock.unlock()
      old?.cancel()
      upstream.cancel()
    }

    var description: String { "SwitchToLatest" }
  }
}

extension Publisher where Output: Publisher, Failure == Output.Failure {
  /// Publishes the values of the latest inner publisher, which has the same failure type.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Publishes the values of the latest inner publisher, which can fail.
  ///
  /// This overload applies when this publisher cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Publishes the values of the latest inner publisher, where no publisher can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Publishes the values of the latest inner publisher, which cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}
