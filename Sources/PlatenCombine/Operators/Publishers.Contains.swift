extension Publishers {
  /// A publisher of whether a value is among the values.
  public struct Contains<Upstream: Publisher>: Publisher
  where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are handled.
    public let upstream: Upstream
    /// The value that is looked for.
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.reduction(to: subscriber, "Contains", initial: false) { [output] value, _ in
        value == output ? .last(true) : .unchanged
      }
    }
  }

  /// A publisher of whether a value passes a test.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
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
      upstream.reduction(to: subscriber, "ContainsWhere", initial: false) { [predicate] value, _ in
        predicate(value) ? .last(true) : .unchanged
      }
    }
  }

  /// A publisher of whether a value passes a test that may throw.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
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
      upstream.reduction(to: subscriber, "TryContainsWhere", initial: false) {
        [predicate] value, _ in
        try predicate(value) ? .last(true) : .unchanged
      }
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
  /// Publishes `true` as soon as a value equals another, or `false` at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Publishes `true` with the first value that passes a test, or `false` at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes `true` with the first value that passes a test that may throw, or `false` at the end.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
