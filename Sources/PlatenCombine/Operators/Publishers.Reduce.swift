extension Publishers {
  /// A publisher of the result of combining all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are combined.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes a result from the result before and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let (initial, next) = (initial, nextPartialResult)
      upstream.reduction(to: subscriber, "Reduce", initial: initial) {
        .latest(next($1.state ?? initial, $0))
      }
    }
  }

  /// A publisher of the result of combining all values by a closure that may throw.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are combined.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes a result from the result before and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }

    public func receive<S: Subscriber<Output, any Error>>(subscriber: S) {
      let (initial, next) = (initial, nextPartialResult)
      upstream.reduction(to: subscriber, "TryReduce", initial: initial) {
        .latest(try next($1.state ?? initial, $0))
      }
    }
  }
}

extension Publisher {
  /// Publishes the result of combining all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes the result of combining all values, by a closure that may throw.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
