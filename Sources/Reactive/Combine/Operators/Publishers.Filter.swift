extension Publishers {
  /// A publisher that emits the values that satisfy a predicate.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are filtered.
    public let upstream: Upstream
    /// A closure that returns whether to publish a value.
    public let isIncluded: (Upstream.Output) -> Bool

    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.receive(subscriber: Relay(Operation(isIncluded: isIncluded), (), subscriber))
    }
  }

  /// A publisher that emits the values that satisfy a throwing predicate.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values the throwing closure filters.
    public let upstream: Upstream
    /// A throwing closure that returns whether to publish a value.
    public let isIncluded: (Upstream.Output) throws -> Bool

    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    @inlinable
    public func receive<S: Subscriber<Output, any Error>>(subscriber: S) {
      upstream.relay(to: subscriber, "TryFilter", .strict, state: ()) { [isIncluded] value, _ in
        try isIncluded(value) ? .send(value) : .skip
      }
    }
  }
}

extension Publishers.Filter {
  @usableFromInline
  struct Operation: Transformation {
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let isIncluded: (Upstream.Output) -> Bool

    @inlinable
    init(isIncluded: @escaping (Upstream.Output) -> Bool) { self.isIncluded = isIncluded }

    @usableFromInline var name: String { "Filter" }
    @inlinable var discipline: Discipline { .transparent }

    @inlinable
    func receive(
      _ input: Upstream.Output, _ memory: Memory<Void>
    ) -> Step<Upstream.Output, Upstream.Failure> { isIncluded(input) ? .send(input) : .skip }
  }
}

extension Publisher {
  /// Publishes the values that satisfy a predicate.
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes the values that satisfy a throwing predicate.
  @inlinable
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> { Publishers.TryFilter(upstream: self, isIncluded: isIncluded) }
}

extension Publishers.Filter {
  /// Publishes the values that also satisfy a second predicate.
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
    .init(upstream: upstream) { [first = self.isIncluded] in first($0) && isIncluded($0) }
  }

  /// Publishes the values that also satisfy a second predicate, which can throw.
  @inlinable
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    .init(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
  }
}

extension Publishers.TryFilter {
  /// Publishes the values that satisfy a second, nonthrowing predicate as well.
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    tryFilter(isIncluded)
  }

  /// Publishes the values that satisfy both predicates, each of which can throw.
  @inlinable
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Upstream> {
    .init(upstream: upstream) { [first = self.isIncluded] in try first($0) && isIncluded($0) }
  }
}
