extension Publishers {
  /// A publisher of the results of combining each value with the result before.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are combined.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Makes a result from the result before and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    @inlinable
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let next = nextPartialResult
      upstream.relay(to: subscriber, "Scan", .transparent, state: initialResult) { value, memory in
        let result = next(memory.state, value)
        memory.state = result
        return .send(result)
      }
    }
  }

  /// A publisher of the results of combining each value with the result before, by a closure that
  /// may throw.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values are combined.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Makes a result from the result before and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    @inlinable
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S: Subscriber<Output, any Error>>(subscriber: S) {
      let next = nextPartialResult
      upstream.relay(to: subscriber, "TryScan", .open, state: initialResult) { value, memory in
        do {
          let result = try next(memory.state, value)
          memory.state = result
          return .send(result)
        } catch {
          // An error after the end is none.
          if memory.isActive { throw error }
          return .finish
        }
      }
    }
  }
}

extension Publisher {
  /// Publishes the results of combining each value with the result before.
  @inlinable
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Publishes the results of combining each value with the result before, by a closure that may throw.
  @inlinable
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
