extension Result {
  /// A publisher that delivers the success value and finishes, or fails with the error.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that delivers the success value of a result and finishes, or fails with its error.
  public struct Publisher: PlatenCombine.Publisher {
    public typealias Output = Success

    /// The result to deliver.
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// Creates a publisher that delivers one value and finishes.
    public init(_ output: Success) { self.init(.success(output)) }

    /// Creates a publisher of a failed result, which fails immediately.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    public func receive<S: Subscriber<Success, Failure>>(subscriber: S) {
      switch result {
      case .success(let output):
        subscriber.receive(subscription: SingleValueSubscription("Once", output, subscriber))
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}

// The result is known, so these operators compute their results immediately.

extension Result.Publisher where Success: Equatable {
  /// Publishes whether the success value equals the given value, or fails with the error.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

  /// Returns this publisher, because a result has no duplicates.
  public func removeDuplicates() -> Result.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  /// Returns this publisher, because the only success value is the smallest.
  public func min() -> Result.Publisher { self }

  /// Returns this publisher, because the only success value is the largest.
  public func max() -> Result.Publisher { self }
}

extension Result.Publisher {
  /// Returns this publisher without a comparison: the only success value is the smallest.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result.Publisher { self }

  /// Publishes the success value as the smallest, after comparing it with itself to detect an error
  /// that the predicate throws.
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try areInIncreasingOrder($0, $0)
      return $0
    }
  }

  /// Returns this publisher without a comparison: the only success value is the largest.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result.Publisher { self }

  /// Publishes the success value as the largest, after comparing it with itself to detect an error
  /// that the predicate throws.
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try areInIncreasingOrder($0, $0)
      return $0
    }
  }

  /// Publishes whether the success value, and thus every value, satisfies a predicate, or fails
  /// with the error.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Publishes whether the success value, and thus every value, satisfies a throwing predicate, or
  /// fails with the error.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }

  /// Publishes whether the success value satisfies a predicate, or fails with the error.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Publishes whether the success value satisfies a throwing predicate, or fails with the error.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }

  /// Publishes an array that contains only the success value, or fails with the error.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

  /// Publishes the number 1, or fails with the error.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

  /// Returns this publisher, because the only success value is the first.
  public func first() -> Result.Publisher { self }

  /// Returns this publisher, because the only success value is the last.
  public func last() -> Result.Publisher { self }

  /// Omits the result, and publishes only normal completion.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Publishes the result of a closure for the success value, or fails with the error.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(result.map(transform))
  }

  /// Publishes the result of a throwing closure for the success value, or fails with the error.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error>.Publisher(Result<T, any Error> { try transform(result.get()) })
  }

  /// Publishes the success value, or fails with the transformed error.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(result.mapError(transform))
  }

  /// Publishes an initial result combined with the success value, or fails with the error.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { map { nextPartialResult(initialResult, $0) } }

  /// Publishes an initial result combined with the success value in a throwing closure, or fails
  /// with the error.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

  /// Publishes the only result of accumulation, computed from the success value, or fails with the
  /// error.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { reduce(initialResult, nextPartialResult) }

  /// Publishes the only result of accumulation, computed by a throwing closure from the success
  /// value, or fails with the error.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }

  /// Returns this publisher without calling the predicate: a result has no duplicates.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result.Publisher { self }

  /// Publishes the success value of a result, after comparing it with itself to detect an error
  /// that the predicate throws.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try predicate($0, $0)
      return $0
    }
  }

  /// Publishes the success value, or the given value instead of an error.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    Result<Output, Never>.Publisher((try? result.get()) ?? output)
  }

  /// Returns this publisher, because a result is never empty.
  public func replaceEmpty(with output: Output) -> Result.Publisher { self }

  /// Returns this publisher, because another subscription would deliver the same result.
  public func retry(_ times: Int) -> Result.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// Changes the failure type of a publisher of a success value.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    switch result {
    case .success(let output): Result<Output, E>.Publisher(output)
    }
  }
}
