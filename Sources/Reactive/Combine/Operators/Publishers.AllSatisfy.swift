extension Publishers {
  /// A publisher that emits a Boolean value that indicates whether all values satisfy a predicate.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values must all satisfy the predicate.
    public let upstream: Upstream
    /// The predicate that every value must satisfy.
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.reduction(to: subscriber, "AllSatisfy", initial: true) { [predicate] value, _ in
        predicate(value) ? .unchanged : .last(false)
      }
    }
  }

  /// A publisher that emits a Boolean value that indicates whether all values satisfy a throwing
  /// predicate.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher whose values must all satisfy the throwing predicate.
    public let upstream: Upstream
    /// The throwing predicate that every value must satisfy.
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func receive<S: Subscriber<Output, any Error>>(subscriber: S) {
      upstream.reduction(to: subscriber, "TryAllSatisfy", initial: true) { [predicate] value, _ in
        try predicate(value) ? .unchanged : .last(false)
      }
    }
  }
}

extension Publisher {
  /// Publishes `false` when a value does not satisfy a predicate, or `true` on completion.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes `false` when a value does not satisfy a throwing predicate, or `true` on completion.
  ///
  /// An error that the predicate throws ends the publisher.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
