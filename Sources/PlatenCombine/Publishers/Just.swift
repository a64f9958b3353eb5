/// A publisher that delivers one value to each subscriber, and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value that the publisher delivers.
  public let output: Output

  @inlinable public init(_ output: Output) { self.output = output }

  @inlinable
  public func receive<S: Subscriber<Output, Never>>(subscriber: S) {
    subscriber.receive(subscription: SingleValueSubscription("Just", output, subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}

// Operators of one value, whose results are known at once.

extension Just where Output: Comparable {
  /// Publishes the smallest value.
  public func min() -> Just { self }

  /// Publishes the largest value.
  public func max() -> Just { self }
}

extension Just where Output: Equatable {
  /// Publishes whether a value is among the values.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

  /// Publishes the values that differ from the one before.
  public func removeDuplicates() -> Just { self }
}

extension Just {
  /// Publishes the smallest value.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just { self }

  /// Publishes the largest value.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just { self }

  /// Publishes whether all values pass a test.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Publishes whether all values pass a test that may throw.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    tryMap(predicate)
  }

  /// Publishes whether a value passes a test.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Publishes whether a value passes a test that may throw.
  public func tryContains(where predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    tryMap(predicate)
  }

  /// Publishes an array of the values.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// Publishes the number of values.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// Publishes the first value.
  public func first() -> Just { self }

  /// Publishes the last value.
  public func last() -> Just { self }

  /// Publishes the first value that passes a test.
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// Publishes the last value that passes a test.
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// Publishes the values that pass a test.
  public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(isIncluded(output) ? output : nil)
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Output?.Publisher {
    Optional.Publisher(output).dropFirst(count)
  }

  /// Leaves out the values up to the first that fails a test.
  public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher {
    filter { !predicate($0) }
  }

  /// Publishes the first values.
  public func prefix(_ maxLength: Int) -> Output?.Publisher {
    Optional.Publisher(output).prefix(maxLength)
  }

  /// Publishes the values up to the first that fails a test.
  public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// Publishes the value at an index.
  public func output(at index: Int) -> Output?.Publisher {
    Optional.Publisher(output).output(at: index)
  }

  /// Publishes the values in a range of indices.
  public func output<R: RangeExpression>(in range: R) -> Output?.Publisher where R.Bound == Int {
    // Combine looks only at the lower bound.
    Optional.Publisher(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
  }

  /// Publishes only the end.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Publishes the results of a closure.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Publishes the results of a closure that may throw.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result.Publisher(Result { try transform(output) })
  }

  /// Publishes the results of a closure that are not `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher {
    Optional.Publisher(transform(output))
  }

  /// Publishes errors made from those of this publisher.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// Changes the type of errors.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// Publishes the result of combining all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { Result.Publisher(nextPartialResult(initialResult, output)) }

  /// Publishes the result of combining all values by a closure that may throw.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

  /// Publishes the results of combining each value with the result before.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { reduce(initialResult, nextPartialResult) }

  /// Publishes the results of combining each value with the result before, by a closure that may throw.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }

  /// Publishes the values that differ from the one before.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just { self }

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
  public func replaceError(with output: Output) -> Just { self }

  /// Publishes a value if there is no other.
  public func replaceEmpty(with output: Output) -> Just { self }

  /// Subscribes again after an error.
  public func retry(_ times: Int) -> Just { self }

  /// Publishes other values first.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// Publishes other values first.
  public func prepend<S: Sequence<Output>>(_ elements: S) -> Publishers.Sequence<[Output], Never> {
    Publishers.Sequence(sequence: elements + [output])
  }

  /// Publishes other values afterwards.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// Publishes other values afterwards.
  public func append<S: Sequence<Output>>(_ elements: S) -> Publishers.Sequence<[Output], Never> {
    Publishers.Sequence(sequence: [output] + elements)
  }
}
