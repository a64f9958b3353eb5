extension Publishers {
  /// A publisher that collects values into arrays of a given size.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are grouped by count.
    public let upstream: Upstream
    /// The number of values in each array. The last array may contain fewer.
    public let count: Int

    public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.receive(subscriber: Inner(subscriber, count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount {
  private final class Inner<Downstream: Subscriber>: Memory<Output>, Subscriber
  where Downstream.Input == Output, Downstream.Failure == Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let downstream: Downstream
    private let count: Int

    init(_ downstream: Downstream, _ count: Int) {
      (self.downstream, self.count) = (downstream, count)
      super.init([])
    }

    func receive(subscription: any Subscription) {
      if attach(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard isActive else { return .none }
      state.append(input)
      return state.count == count ? flush() * count : .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if end() != nil, case .finished = completion, !state.isEmpty { _ = flush() }
      downstream.receive(completion: completion)
    }

    /// Sends the collected values.
    private func flush() -> Subscribers.Demand {
      let values = state
      state = []
      return downstream.receive(values)
    }

    override func request(_ demand: Subscribers.Demand) {
      demand.assertNonzero()
      current?.request(demand * count)
    }

    override func cancel() {
      if isActive { super.cancel() }
    }

    override var description: String { "CollectByCount" }
  }
}

extension Publisher {
  /// Collects values into arrays of a given size, and publishes each array when it is complete.
  ///
  /// The last array may contain fewer values.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
