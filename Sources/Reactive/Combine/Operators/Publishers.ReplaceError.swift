extension Publishers {
  /// A publisher that replaces an error with a given value, and then finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The value that replaces an error.
    public let output: Output
    /// The publisher whose error is replaced.
    public let upstream: Upstream

    public init(upstream: Upstream, output: Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func receive<S: Subscriber<Output, Never>>(subscriber: S) {
      upstream.receive(
        subscriber: Substitution<Upstream.Failure, S>(subscriber, "ReplaceError", output) {
          end, _ in
          if case .finished = end { .finished } else { nil }
        })
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Output: Equatable {}

extension Publisher {
  /// Replaces an error with the given value, and then finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
