extension Publishers {
  /// A publisher that transforms values and omits results that are `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed and filtered.
    public let upstream: Upstream
    /// A closure that transforms a value, or returns `nil` to omit the value.
    public let transform: (Upstream.Output) -> Output?

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.receive(subscriber: Relay(Operation(transform: transform), (), subscriber))
    }
  }

  /// A publisher that transforms values with a throwing closure and omits results that are `nil`.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values the throwing closure transforms and filters.
    public let upstream: Upstream
    /// A throwing closure that transforms a value, or returns `nil` to omit the value.
    public let transform: (Upstream.Output) throws -> Output?

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    @inlinable
    public func receive<S: Subscriber<Output, any Error>>(subscriber: S) {
      upstream.relay(to: subscriber, "TryCompactMap", .strict, state: ()) { [transform] value, _ in
        try transform(value).map { .send($0) } ?? .skip
      }
    }
  }
}

extension Publishers.CompactMap {
  @usableFromInline
  struct Operation: Transformation {
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let transform: (Upstream.Output) -> Output?

    @inlinable
    init(transform: @escaping (Upstream.Output) -> Output?) { self.transform = transform }

    @usableFromInline var name: String { "CompactMap" }
    @inlinable var discipline: Discipline { .transparent }

    @inlinable
    func receive(_ input: Upstream.Output, _ memory: Memory<Void>) -> Step<Output, Failure> {
      if let output = transform(input) { .send(output) } else { .skip }
    }
  }
}

extension Publisher {
  /// Transforms each value, and publishes the results that are not `nil`.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each value with a throwing closure, and publishes the results that are not `nil`.
  @inlinable
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Applies a second optional transformation to the results that are not `nil`.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in first($0).flatMap(transform) }
  }

  /// Applies a transformation to the results that are not `nil`.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in first($0).map(transform) }
  }
}

extension Publishers.TryCompactMap {
  /// Applies a second throwing transformation to the results that are not `nil`.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in try first($0).flatMap(transform) }
  }
}
