extension Publishers {
  /// A publisher that emits the first value of its upstream, and then finishes.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose first value is published.
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.reduction(to: subscriber, "First") { value, _ in .last(value) }
    }
  }

  /// A publisher that emits the first value that satisfies a predicate, and then finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose first matching value is published.
    public let upstream: Upstream
    /// The predicate that the first value must satisfy.
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      // Combine's debugging output uses this name.
      upstream.reduction(to: subscriber, "TryFirst") { [predicate] value, _ in
        predicate(value) ? .last(value) : .unchanged
      }
    }
  }

  /// A publisher that emits the first value that satisfies a throwing predicate, and then finishes.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher in which the throwing predicate finds the first value.
    public let upstream: Upstream
    /// The throwing predicate that the first value must satisfy.
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, any Error>>(subscriber: S) {
      upstream.reduction(to: subscriber, "TryFirstWhere") { [predicate] value, _ in
        try predicate(value) ? .last(value) : .unchanged
      }
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the first value and then finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Publishes the first value that satisfies a predicate, and then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the first value that satisfies a throwing predicate, and then finishes.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}
