extension Publishers {
  /// A publisher that emits a Boolean value that indicates whether its upstream sends a given
  /// value.
  public struct Contains<Upstream: Publisher>: Publisher
  where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are compared with the given value.
    public let upstream: Upstream
    /// The value to find.
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

  /// A publisher that emits a Boolean value that indicates whether any value satisfies a predicate.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher in which to find a value that satisfies the predicate.
    public let upstream: Upstream
    /// The predicate that identifies the value to find.
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

  /// A publisher that emits a Boolean value that indicates whether any value satisfies a throwing
  /// predicate.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher in which to find a value that satisfies the throwing predicate.
    public let upstream: Upstream
    /// The throwing predicate that identifies the value to find.
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
  /// Publishes `true` when a value equals the given value, or `false` on completion.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Publishes `true` when a value satisfies a predicate, or `false` on completion.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes `true` when a value satisfies a throwing predicate, or `false` on completion.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
