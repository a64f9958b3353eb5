extension Publishers {
  /// A publisher that combines all values into one result.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are reduced.
    public let upstream: Upstream
    /// The result if there are no values.
    public let initial: Output
    /// A closure that combines the previous result with a value.
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

  /// A publisher that combines all values into one result with a throwing closure.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values the throwing closure reduces.
    public let upstream: Upstream
    /// The result of the throwing reduction if there are no values.
    public let initial: Output
    /// A throwing closure that combines the previous result with a value.
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
  /// Combines all values into one result, and publishes it on completion.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines all values into one result with a throwing closure, and publishes it on completion.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
