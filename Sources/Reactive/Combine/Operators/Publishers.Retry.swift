extension Publishers {
  /// A publisher that subscribes to its upstream again after a failure.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher to subscribe to again.
    public let upstream: Upstream
    /// The maximum number of repeated subscriptions; `nil` for no limit.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.receive(subscriber: Inner(self, subscriber))
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publishers.Retry {
  private final class Inner<Downstream: Subscriber<Output, Failure>>: Subscription, Subscriber,
    SelfDescribing
  {
    // Guards all properties declared below.
    private let lock = Lock()
    /// The publisher and the downstream; `nil` after the subscription ends.
    private var ends: (publisher: Upstream, downstream: Downstream)?
    private var upstream: (any Subscription)?
    /// The number of remaining retries; negative for no limit.
    private var remaining: Int
    private var demand = Subscribers.Demand.none
    private var isSubscribedTo = false
    /// Whether a thread is subscribing, and whether another failure has arrived since that thread
    /// began.
    private var isRetrying = false
    private var isFailedAgain = false

    init(_ retry: Publishers.Retry<Upstream>, _ downstream: Downstream) {
      ends = (retry.upstream, downstream)
      remaining = retry.retries ?? -1
    }

    func receive(subscription: any Subscription) {
      lock.lock()
      guard let downstream = ends?.downstream, upstream == nil else {
        lock.unlock()
        return subscription.cancel()
      }
      upstream = subscription
      let isFirst = !isSubscribedTo
      isSubscribedTo = true
      let demand = demand
      lock.unlock()
      if isFirst { downstream.receive(subscription: self) }
      if demand != .none { subscription.request(demand) }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      lock.lock()
      guard let downstream = ends?.downstream else {
        lock.unlock()
        return .none
      }
      precondition(demand != .none, "API Violation: received a value that was not requested")
      demand -= 1
      lock.unlock()
      let reply = downstream.receive(input)
      if reply != .none { request(reply) }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      lock.lock()
      if case .failure = completion, remaining != 0, let publisher = ends?.publisher {
        if remaining > 0 { remaining -= 1 }
        let old = upstream.take()
        isFailedAgain = true
        let isBusy = isRetrying
        lock.unlock()
        withExtendedLifetime(old) {}
        if !isBusy { subscribe(to: publisher) }
      } else {
        let old = (ends.take(), upstream.take())
        lock.unlock()
        old.0?.downstream.receive(completion: completion)
      }
    }

    /// Subscribes to the publisher repeatedly until it does not fail immediately.
    ///
    /// A loop, instead of recursion, limits the stack depth.
    private func subscribe(to publisher: Upstream) {
      lock.lock()
      while isFailedAgain, ends != nil {
        isFailedAgain = false
        isRetrying = true
        lock.unlock()
        publisher.receive(subscriber: self)
        lock.lock()
        isRetrying = false
      }
      lock.unlock()
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      if ends != nil { self.demand += demand }
      let upstream = upstream
      lock.unlock()
      upstream?.request(demand)
    }

    func cancel() {
      let old = lock.withLock { (ends.take(), upstream.take()) }
      old.1?.cancel()
    }

    var description: String { "Retry" }
  }
}

extension Publisher {
  /// Subscribes to this publisher again after each failure, up to a given number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
