extension Publishers {
  /// A publisher of an array of all values.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are handled.
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
  /// Publishes an array of all values at the end.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
