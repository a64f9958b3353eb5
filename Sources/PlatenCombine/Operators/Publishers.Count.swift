extension Publishers {
  /// A publisher of the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are handled.
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.reduction(to: subscriber, "Count", initial: 0) { _, memory in
        memory.state = (memory.state ?? 0) + 1
        return false
      }
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the number of values at the end.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
