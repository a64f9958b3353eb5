extension Publishers {
  /// A publisher that emits the number of values of its upstream.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are counted.
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.reduction(to: subscriber, "Count", initial: 0) { _, memory in
        .latest((memory.state ?? 0) + 1)
      }
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the number of values on completion.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
