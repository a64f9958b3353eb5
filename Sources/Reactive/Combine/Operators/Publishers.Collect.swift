extension Publishers {
  /// A publisher that collects all values into one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected into one array.
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.reduction(to: subscriber, "Collect", initial: []) {
        $1.state?.append($0)
        return .unchanged
      }
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Collects all values, and publishes them as one array on completion.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
