extension Publishers {
  /// A publisher that emits a given value if its upstream finishes without sending a value.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The value to publish if the upstream sends no values.
    public let output: Output
    /// The publisher to replace if it sends no values.
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
  /// Publishes the given value if this publisher finishes without sending a value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
