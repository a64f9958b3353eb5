extension Publishers {
  /// A publisher that drops values until a value does not satisfy a predicate.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are dropped while they satisfy the predicate.
    public let upstream: Upstream
    /// The predicate that determines which values to drop.
    public let predicate: (Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.relay(to: subscriber, "DropWhile", state: true) { [predicate] value, memory in
        if memory.state, predicate(value) { return .skip }
        memory.state = false
        return .send(value)
      }
    }
  }

  /// A publisher that drops values until a value does not satisfy a throwing predicate.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are dropped while they satisfy the throwing predicate.
    public let upstream: Upstream
    /// The throwing predicate that determines which values to drop.
    public let predicate: (Output) throws -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    @inlinable
    public func receive<S: Subscriber<Output, any Error>>(subscriber: S) {
      upstream.relay(to: subscriber, "TryDropWhile", state: true) { [predicate] value, memory in
        if memory.state, try predicate(value) { return .skip }
        memory.state = false
        return .send(value)
      }
    }
  }
}

extension Publisher {
  /// Drops values while they satisfy a predicate, and then publishes all remaining values.
  @inlinable
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> { Publishers.DropWhile(upstream: self, predicate: predicate) }

  /// Drops values while they satisfy a throwing predicate, and then publishes all remaining values.
  @inlinable
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
