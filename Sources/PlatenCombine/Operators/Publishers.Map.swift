extension Publishers {
  /// A publisher of values made from those of another publisher.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed.
    public let upstream: Upstream
    /// Makes an output from a value.
    public let transform: (Upstream.Output) -> Output

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.receive(
        subscriber: Converter(subscriber, name: "Map", value: transform, completion: { $0 }))
    }
  }

  /// A publisher of values made from those of another publisher by a closure that may throw.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are transformed.
    public let upstream: Upstream
    /// Makes an output from a value.
    public let transform: (Upstream.Output) throws -> Output

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    @inlinable
    public func receive<S: Subscriber<Output, any Error>>(subscriber: S) {
      upstream.relay(to: subscriber, "TryMap", .open, state: ()) { [transform] value, _ in
        .send(try transform(value))
      }
    }
  }
}

extension Publisher {
  /// Publishes values made from those of this publisher.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Publishes values made from those of this publisher by a closure that may throw.
  @inlinable
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> { Publishers.TryMap(upstream: self, transform: transform) }

  /// Publishes a value in place of each `nil`.
  @inlinable
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}

extension Publishers.Map {
  /// Publishes values made by two transformations, one after the other.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in transform(first($0)) }
  }

  /// Publishes values made by two transformations, the second of which may throw.
  @inlinable
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  /// Publishes values made by two transformations, the first of which may throw.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    tryMap(transform)
  }

  /// Publishes values made by two transformations, which may throw.
  @inlinable
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Upstream, T> {
    .init(upstream: upstream) { [first = self.transform] in try transform(first($0)) }
  }
}
