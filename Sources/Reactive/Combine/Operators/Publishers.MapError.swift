extension Publishers {
  /// A publisher that transforms the error of its upstream.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// The publisher whose error is transformed.
    public let upstream: Upstream
    /// A closure that transforms an error.
    public let transform: (Upstream.Failure) -> Failure

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    @inlinable
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let transform = transform
      upstream.receive(
        subscriber: Converter<Output, Upstream.Failure, S>(
          subscriber, name: "MapError", value: { $0 }, completion: { $0.mapError(transform) }))
    }
  }
}

extension Publisher {
  /// Transforms the error that ends this publisher.
  @inlinable
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> { Publishers.MapError(upstream: self, transform: transform) }
}
