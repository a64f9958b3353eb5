extension Publishers {
  /// A publisher of whether all values pass a test.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are handled.
    public let upstream: Upstream
    /// The test.
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

  /// A publisher of whether all values pass a test that may throw.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher whose values are handled.
    public let upstream: Upstream
    /// The test.
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
  /// Publishes `false` with the first value that fails a test, or `true` at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes `false` with the first value that fails a test that may throw, or `true` at the end.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
