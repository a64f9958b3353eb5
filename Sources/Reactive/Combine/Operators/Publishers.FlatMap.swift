extension Publishers {
  /// A publisher that transforms each value into a publisher, and emits the values of all these
  /// publishers.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed into publishers.
    public let upstream: Upstream
    /// The maximum number of concurrently active publishers.
    public let maxPublishers: Subscribers.Demand
    /// A closure that creates a publisher from a value.
    public let transform: (Upstream.Output) -> NewPublisher

    @inlinable
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let outer = Outer(self, subscriber)
      outer.start(subscriber)
      upstream.receive(subscriber: outer)
    }
  }
}

extension Publishers.FlatMap {
  /// The subscriber that transforms each upstream value into a publisher.
  @usableFromInline
  final class Outer: MergeCore<NewPublisher.Output, Upstream.Failure>, Subscriber {
    @usableFromInline typealias Input = Upstream.Output

    @usableFromInline let transform: (Upstream.Output) -> NewPublisher
    private let maxPublishers: Subscribers.Demand
    private let upstream = UpstreamSubscription()
    /// Whether an upstream failure is being handled. Accessed only by signals from the upstream.
    private var isFailing = false

    @usableFromInline
    init<Downstream: Subscriber<NewPublisher.Output, Upstream.Failure>>(
      _ flatMap: Publishers.FlatMap<NewPublisher, Upstream>, _ downstream: Downstream
    ) {
      transform = flatMap.transform
      maxPublishers = flatMap.maxPublishers
      super.init(downstream, name: "FlatMap", passesLateValues: true)
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
      if upstream.attach(subscription) { subscription.request(maxPublishers) }
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      if hasEnded { return .none }
      add(transform(input))
      return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      _ = upstream.end()
      switch completion {
      case .finished:
        expectNoMore()
      case .failure:
        precondition(!isFailing, "API Violation: the upstream failed twice")
        isFailing = true
        fail(completion)
        isFailing = false
      }
    }

    @usableFromInline
    override func childFinished() {
      if maxPublishers != .unlimited { upstream.current?.request(.max(1)) }
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
      demand.assertNonzero()
      super.request(demand)
    }

    @usableFromInline override func didClose() { upstream.cancel() }
  }
}

extension Publisher {
  /// Transforms each value into a publisher with the same failure type, and publishes the values of
  /// these publishers.
  @inlinable
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Transforms each value into a publisher that can fail, and publishes the values of these
  /// publishers.
  ///
  /// This overload applies when this publisher cannot fail.
  @inlinable
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers,
      transform: transform)
  }

  /// Transforms each value into a publisher, and publishes the values of these publishers, where no
  /// publisher can fail.
  @inlinable
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// Transforms each value into a publisher that cannot fail, and publishes the values of these
  /// publishers.
  @inlinable
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}
