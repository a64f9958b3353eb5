extension Publishers {
  /// A publisher that ignores all values and forwards the completion.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are ignored.
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber<Never, Failure>>(subscriber: S) {
      upstream.receive(
        subscriber: Tap<Upstream.Output, Failure>("IgnoreOutput") {
          subscriber.receive(subscription: $0)
          $0.request(.unlimited)
        } value: { _ in
          .none
        } completion: {
          subscriber.receive(completion: $0)
        })
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Ignores all values, and publishes only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
