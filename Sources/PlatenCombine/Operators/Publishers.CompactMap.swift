extension Publishers {
  /// A publisher of the results of a closure that are not `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are handled.
    public let upstream: Upstream
    /// Makes an output from a value, or `nil`.
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

  /// A publisher of the results of a closure, which may throw, that are not `nil`.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are handled.
    public let upstream: Upstream
    /// Makes an output from a value, or `nil`.
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
  /// Publishes the results of a closure that are not `nil`.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Publishes the results of a closure, which may throw, that are not `nil`.
  @inlinable
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Publishes the results of two closures, one after the other, that are not `nil`.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in first($0).flatMap(transform) }
  }

  /// Publishes values made from the results that are not `nil`.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in first($0).map(transform) }
  }
}

extension Publishers.TryCompactMap {
  /// Publishes the results of two closures, which may throw, that are not `nil`.
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in try first($0).flatMap(transform) }
  }
}
