/// A publisher that delivers one value to each subscriber and then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value to deliver.
  public let output: Output

  @inlinable public init(_ output: Output) { self.output = output }

  @inlinable
  public func receive<S: Subscriber<Output, Never>>(subscriber: S) {
    subscriber.receive(subscription: SingleValueSubscription("Just", output, subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}

// The value is known, so these operators compute their results immediately.

extension Just where Output: Comparable {
  /// Returns this publisher, because its single value is the smallest.
  public func min() -> Just { self }

  /// Returns this publisher, because its single value is the largest.
  public func max() -> Just { self }
}

extension Just where Output: Equatable {
  /// Publishes whether the value equals the given value.
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

  /// Returns this publisher, because a single value has no duplicates.
  public func removeDuplicates() -> Just { self }
}

extension Just {
  /// Returns this publisher without calling the predicate: a single value is the smallest.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just { self }

  /// Returns this publisher without calling the predicate: a single value is the largest.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just { self }

  /// Publishes whether the single value, and thus every value, satisfies a predicate.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Publishes whether the single value, and thus every value, satisfies a throwing predicate.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    tryMap(predicate)
  }

  /// Publishes whether the single value satisfies a predicate.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Publishes whether the single value satisfies a throwing predicate.
  public func tryContains(where predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    tryMap(predicate)
  }

  /// Publishes an array that contains only the single value.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// Publishes the number 1, the number of values.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// Returns this publisher, because its single value is the first.
  public func first() -> Just { self }

  /// Returns this publisher, because its single value is the last.
  public func last() -> Just { self }

  /// Publishes the single value, which is the first, if it satisfies a predicate.
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// Publishes the single value, which is the last, if it satisfies a predicate.
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// Publishes the single value if it satisfies a predicate.
  public func filter(_ isIncluded: (Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(isIncluded(output) ? output : nil)
  }

  /// Publishes the single value if the number of values to omit is 0.
  public func dropFirst(_ count: Int = 1) -> Output?.Publisher {
    Optional.Publisher(output).dropFirst(count)
  }

  /// Publishes the single value unless it satisfies a predicate.
  public func drop(while predicate: (Output) -> Bool) -> Output?.Publisher {
    filter { !predicate($0) }
  }

  /// Publishes the single value unless the maximum number of values is 0.
  public func prefix(_ maxLength: Int) -> Output?.Publisher {
    Optional.Publisher(output).prefix(maxLength)
  }

  /// Publishes the single value as a prefix if it satisfies a predicate.
  public func prefix(while predicate: (Output) -> Bool) -> Output?.Publisher { filter(predicate) }

  /// Publishes the single value if the index is 0.
  public func output(at index: Int) -> Output?.Publisher {
    Optional.Publisher(output).output(at: index)
  }

  /// Publishes the single value if the range starts at 0.
  public func output<R: RangeExpression>(in range: R) -> Output?.Publisher where R.Bound == Int {
    // As in Combine, only the lower bound matters.
    Optional.Publisher(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
  }

  /// Omits the single value, and publishes only the completion.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Publishes the result of a closure for the single value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Publishes the result of a throwing closure for the single value, or the error.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result.Publisher(Result { try transform(output) })
  }

  /// Publishes the result of a closure for the single value, unless the result is `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher {
    Optional.Publisher(transform(output))
  }

  /// Changes the failure type. There is no failure to transform.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// Changes the failure type of a publisher of a single value.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// Publishes the result of combining an initial result with the single value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { Result.Publisher(nextPartialResult(initialResult, output)) }

  /// Publishes the result of combining an initial result with the single value in a throwing
  /// closure.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }

  /// Publishes the only result of accumulation: the initial result combined with the single value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher { reduce(initialResult, nextPartialResult) }

  /// Publishes the only result of accumulation, computed by a throwing closure.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }

  /// Returns this publisher without calling the predicate: a single value has no duplicates.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just { self }

  /// Publishes the single value, after comparing it with itself to detect an error that the
  /// predicate throws.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try predicate($0, $0)
      return $0
    }
  }

  /// Returns this publisher, which cannot fail.
  public func replaceError(with output: Output) -> Just { self }

  /// Returns this publisher, which is not empty.
  public func replaceEmpty(with output: Output) -> Just { self }

  /// Returns this publisher, which has no failure to retry.
  public func retry(_ times: Int) -> Just { self }

  /// Publishes the given values before the single value.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// Publishes the elements of a sequence before the single value.
  public func prepend<S: Sequence<Output>>(_ elements: S) -> Publishers.Sequence<[Output], Never> {
    Publishers.Sequence(sequence: elements + [output])
  }

  /// Publishes the given values after the single value.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// Publishes the elements of a sequence after the single value.
  public func append<S: Sequence<Output>>(_ elements: S) -> Publishers.Sequence<[Output], Never> {
    Publishers.Sequence(sequence: [output] + elements)
  }
}
