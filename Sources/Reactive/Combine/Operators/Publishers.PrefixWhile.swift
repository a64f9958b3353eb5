extension Publishers {
  /// A publisher that emits values while they satisfy a predicate, and then finishes.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are published while they satisfy the predicate.
    public let upstream: Upstream
    /// The predicate that determines which values to publish.
    public let predicate: (Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.relay(to: subscriber, "PrefixWhile", .strict, state: ()) { [predicate] value, _ in
        predicate(value) ? .send(value) : .finish
      }
    }
  }

  /// A publisher that emits values while they satisfy a throwing predicate, and then finishes.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are published while they satisfy the throwing predicate.
    public let upstream: Upstream
    /// The throwing predicate that determines which values to publish.
    public let predicate: (Output) throws -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    @inlinable
    public func receive<S: Subscriber<Output, any Error>>(subscriber: S) {
      upstream.relay(to: subscriber, "TryPrefixWhile", .strict, state: ()) { [predicate] value, _ in
        try predicate(value) ? .send(value) : .finish
      }
    }
  }
}

extension Publisher {
  /// Publishes values while they satisfy a predicate, and then finishes.
  @inlinable
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> { Publishers.PrefixWhile(upstream: self, predicate: predicate) }

  /// Publishes values while they satisfy a throwing predicate, and then finishes.
  @inlinable
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
