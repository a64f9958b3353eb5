extension Publishers {
  /// A publisher of a value if another publisher finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The value if there is no other.
    public let output: Output
    /// The publisher that may finish without a value.
    public let upstream: Upstream

    public init(upstream: Upstream, output: Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.receive(
        subscriber: Substitution<Failure, S>(
          subscriber, "ReplaceEmpty", output, requestsAll: true
        ) { end, hasValues in
          if !hasValues, case .finished = end { nil } else { end }
        })
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Output: Equatable {}

extension Publisher {
  /// Publishes a value if this publisher finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
