extension Publishers {
  /// A publisher that combines each value with the previous result, and emits every result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are accumulated.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// A closure that computes the next result from the previous result and a value.
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

  /// A publisher that combines each value with the previous result in a throwing closure, and emits
  /// every result.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// The publisher whose values the throwing closure accumulates.
    public let upstream: Upstream
    /// The initial result, which the throwing closure combines with the first value.
    public let initialResult: Output
    /// A throwing closure that computes the next result from the previous result and a value.
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
          // An error that the closure throws after the connection has ended is ignored.
          if memory.isActive { throw error }
          return .finish
        }
      }
    }
  }
}

extension Publisher {
  /// Combines each value with the previous result, and publishes every result.
  @inlinable
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines each value with the previous result in a throwing closure, and publishes every
  /// result.
  @inlinable
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
