extension Publishers {
  /// A publisher that omits a given number of values before it emits the rest.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose first values are omitted.
    public let upstream: Upstream
    /// The number of values to omit.
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

/// The subscription of ``Publishers/Drop``.
///
/// The downstream receives this subscription before the upstream sends its own. A single request
/// therefore covers both the requested and the omitted values.
@usableFromInline
final class Dropping<Downstream: Subscriber>: Subscription, Subscriber, SelfDescribing {
  @usableFromInline let downstream: Downstream
  // Accessed only when a value arrives. Values arrive one at a time.
  @exclusivity(unchecked) @usableFromInline var remaining: Int
  @usableFromInline let lock = Lock()
  // Accessed only under the lock.
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
    // As in Combine, a subscription that arrives after cancellation stays active if no values were
    // requested.
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
  /// Omits the given number of values, and publishes the rest.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}
