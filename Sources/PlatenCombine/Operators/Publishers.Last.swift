extension Publishers {
  /// A publisher of the last value.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are handled.
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.reduction(to: subscriber, "Last") { value, _ in .latest(value) }
    }
  }

  /// A publisher of the last value that passes a test.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are handled.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.reduction(to: subscriber, "LastWhere") { [predicate] value, _ in
        predicate(value) ? .latest(value) : .unchanged
      }
    }
  }

  /// A publisher of the last value that passes a test that may throw.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values are handled.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, any Error>>(subscriber: S) {
      upstream.reduction(to: subscriber, "TryLastWhere") { [predicate] value, _ in
        try predicate(value) ? .latest(value) : .unchanged
      }
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the last value at the end.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Publishes the last value that passes a test, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value that passes a test that may throw, at the end.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
