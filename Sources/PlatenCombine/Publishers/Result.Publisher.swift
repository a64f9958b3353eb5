extension Result {
  /// A publisher that delivers the value and finishes, or fails with the error.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that delivers a result's value and finishes, or fails with its error.
  public struct Publisher: PlatenCombine.Publisher {
    public typealias Output = Success

    /// The result that the publisher delivers.
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) { self.result = result }

    /// A publisher of one value.
    public init(_ output: Success) { self.init(.success(output)) }

    /// A publisher that fails at once.
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

// Operators of one value or an error, whose results are known at once.

extension Result.Publisher where Success: Equatable {
  /// Publishes whether a value is among the values.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { map { $0 == output } }

  /// Publishes the values that differ from the one before.
  public func removeDuplicates() -> Result.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  /// Publishes the smallest value.
  public func min() -> Result.Publisher { self }

  /// Publishes the largest value.
  public func max() -> Result.Publisher { self }
}

extension Result.Publisher {
  /// Publishes the smallest value.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result.Publisher { self }

  /// Publishes the smallest value by an order that may throw.
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try areInIncreasingOrder($0, $0)
      return $0
    }
  }

  /// Publishes the largest value.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result.Publisher { self }

  /// Publishes the largest value by an order that may throw.
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try areInIncreasingOrder($0, $0)
      return $0
    }
  }

  /// Publishes whether all values pass a test.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Publishes whether all values pass a test that may throw.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }

  /// Publishes whether a value passes a test.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Publishes whether a value passes a test that may throw.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher { tryMap(predicate) }

  /// Publishes an array of the values.
  public func collect() -> Result<[Output], Failure>.Publisher { map { [$0] } }

  /// Publishes the number of values.
  public func count() -> Result<Int, Failure>.Publisher { map { _ in 1 } }

  /// Publishes the first value.
  public func first() -> Result.Publisher { self }

  /// Publishes the last value.
  public func last() -> Result.Publisher { self }

  /// Publishes only the end.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Publishes the results of a closure.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(result.map(transform))
  }

  /// Publishes the results of a closure that may throw.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error>.Publisher(Result<T, any Error> { try transform(result.get()) })
  }

  /// Publishes errors made from those of this publisher.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(result.mapError(transform))
  }

  /// Publishes the result of combining all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { map { nextPartialResult(initialResult, $0) } }

  /// Publishes the result of combining all values by a closure that may throw.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

  /// Publishes the results of combining each value with the result before.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher { reduce(initialResult, nextPartialResult) }

  /// Publishes the results of combining each value with the result before, by a closure that may throw.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }

  /// Publishes the values that differ from the one before.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Result.Publisher { self }

  /// Publishes the values that differ from the one before, as a closure that may throw decides.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try predicate($0, $0)
      return $0
    }
  }

  /// Publishes a value in place of an error.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    Result<Output, Never>.Publisher((try? result.get()) ?? output)
  }

  /// Publishes a value if there is no other.
  public func replaceEmpty(with output: Output) -> Result.Publisher { self }

  /// Subscribes again after an error.
  public func retry(_ times: Int) -> Result.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// Changes the type of errors.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    switch result {
    case .success(let output): Result<Output, E>.Publisher(output)
    }
  }
}
