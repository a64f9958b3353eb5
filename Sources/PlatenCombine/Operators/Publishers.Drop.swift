extension Publishers {
  /// A publisher of all but the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose first values are left out.
    public let upstream: Upstream
    /// The number of values that are left out.
    public let count: Int

    @inlinable
    public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      precondition(count >= 0, "count must not be negative")
      let dropping = Dropping(subscriber, count)
      subscriber.receive(subscription: dropping)
      upstream.receive(subscriber: dropping)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

/// The subscription of ``Publishers/Drop``, which the downstream gets before the upstream's, so that
/// one request covers its values and those that are left out.
@usableFromInline
final class Dropping<Downstream: Subscriber>: Subscription, Subscriber, SelfDescribing {
  @usableFromInline let downstream: Downstream
  // Only touched by values, which come one at a time.
  @exclusivity(unchecked) @usableFromInline var remaining: Int
  @usableFromInline let lock = Lock()
  // Only touched under the lock.
  private var upstream: (any Subscription)?
  private var pending = Subscribers.Demand.none
  private var isAwaiting = true
  private var isCanceled = false

  @usableFromInline
  init(_ downstream: Downstream, _ count: Int) {
    self.downstream = downstream
    remaining = count
  }

  @usableFromInline
  func receive(subscription: any Subscription) {
    lock.lock()
    // Where nothing was requested before the cancellation, Combine leaves the subscription alone.
    let isRefused = upstream != nil || isCanceled && pending != .none
    if !isRefused, !isCanceled { upstream = subscription }
    let demand = isCanceled ? .none : pending + remaining
    isAwaiting = false
    lock.unlock()
    if isRefused {
      subscription.cancel()
    } else if demand != .none {
      subscription.request(demand)
    }
  }

  @inlinable
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    if remaining > 0 {
      remaining -= 1
      return .none
    }
    return downstream.receive(input)
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    _ = takeUpstream()
    downstream.receive(completion: completion)
  }

  private func takeUpstream() -> (any Subscription)? {
    lock.lock()
    defer { lock.unlock() }
    let subscription = upstream
    upstream = nil
    return subscription
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonzero()
    lock.lock()
    let upstream = upstream
    if upstream == nil { pending += demand }
    lock.unlock()
    upstream?.request(demand)
  }

  @usableFromInline
  func cancel() {
    lock.withLock { isCanceled = isCanceled || isAwaiting }
    takeUpstream()?.cancel()
  }

  @usableFromInline var description: String { "Drop" }
}

extension Publisher {
  /// Publishes all but the first values.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}
