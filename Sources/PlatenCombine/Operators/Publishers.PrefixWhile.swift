extension Publishers {
  /// A publisher of the values up to the first that fails a test.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are handled.
    public let upstream: Upstream
    /// The test.
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

  /// A publisher of the values up to the first that fails a test that may throw.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are handled.
    public let upstream: Upstream
    /// The test.
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
  /// Publishes the values up to the first that fails a test.
  @inlinable
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> { Publishers.PrefixWhile(upstream: self, predicate: predicate) }

  /// Publishes the values up to the first that fails a test that may throw.
  @inlinable
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
