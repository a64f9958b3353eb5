extension Publishers {
  /// A publisher that omits a value if it equals the previously published value.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose duplicate values are removed.
    public let upstream: Upstream
    /// A closure that returns whether two values are duplicates.
    public let predicate: (Output, Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.receive(subscriber: Relay(Operation(areEqual: predicate), nil, subscriber))
    }
  }

  /// A publisher that omits a value if a throwing closure finds it equal to the previously
  /// published value.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose duplicate values the throwing closure identifies.
    public let upstream: Upstream
    /// A throwing closure that returns whether two values are duplicates.
    public let predicate: (Output, Output) throws -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    @inlinable
    public func receive<S: Subscriber<Output, any Error>>(subscriber: S) {
      let predicate = predicate
      upstream.relay(to: subscriber, "TryRemoveDuplicates", .strict, state: Output?.none) {
        if let last = $1.state, try predicate(last, $0) { return .skip }
        $1.state = $0
        return .send($0)
      }
    }
  }
}

extension Publishers.RemoveDuplicates {
  @usableFromInline
  struct Operation: Transformation {
    @usableFromInline typealias UpstreamFailure = Upstream.Failure

    @usableFromInline let areEqual: (Output, Output) -> Bool

    @inlinable init(areEqual: @escaping (Output, Output) -> Bool) { self.areEqual = areEqual }

    @usableFromInline var name: String { "RemoveDuplicates" }
    @inlinable var discipline: Discipline { .strict }

    @inlinable
    func receive(_ input: Output, _ memory: Memory<Output?>) -> Step<Output, Failure> {
      if let last = memory.state, areEqual(last, input) { return .skip }
      memory.state = input
      return .send(input)
    }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes only values that differ from the previously published value.
  @inlinable
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
  /// Publishes only values that differ, according to a predicate, from the previously published
  /// value.
  @inlinable
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Publishes only values that differ, according to a throwing predicate, from the previously
  /// published value.
  @inlinable
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
