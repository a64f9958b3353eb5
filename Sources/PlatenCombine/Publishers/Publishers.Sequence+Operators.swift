// Operators of a sequence, whose results are known at once.

extension Publishers.Sequence where Failure == Never {
  /// Publishes the smallest value.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.min(by: areInIncreasingOrder))
  }

  /// Publishes the largest value.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.max(by: areInIncreasingOrder))
  }

  /// Publishes the first value that passes a test.
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.first(where: predicate))
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// Publishes the smallest value.
  public func min() -> Output?.Publisher { Optional.Publisher(sequence.min()) }

  /// Publishes the largest value.
  public func max() -> Output?.Publisher { Optional.Publisher(sequence.max()) }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Publishes whether a value is among the values.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.contains(output))
  }

  /// Publishes the values that differ from the one before.
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var values: [Output] = []
    for value in sequence where value != values.last { values.append(value) }
    return Publishers.Sequence<[Output], Failure>(sequence: values)
  }
}

extension Publishers.Sequence {
  /// Publishes whether all values pass a test.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.allSatisfy(predicate))
  }

  /// Publishes whether all values pass a test that may throw.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result.Publisher(Result { try sequence.allSatisfy(predicate) })
  }

  /// Publishes whether a value passes a test.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.contains(where: predicate))
  }

  /// Publishes whether a value passes a test that may throw.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result.Publisher(Result { try sequence.contains(where: predicate) })
  }

  /// Publishes an array of the values.
  public func collect() -> Result<[Output], Failure>.Publisher { Result.Publisher(Array(sequence)) }

  /// Publishes the results of a closure.
  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
  }

  /// Publishes the results of a closure that are not `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
  }

  /// Publishes a value in place of each `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure>
  where Elements.Element == T? {
    map { $0 ?? output }
  }

  /// Publishes the values that pass a test.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
  }

  /// Leaves out the first values.
  public func dropFirst(
    _ count: Int = 1
  ) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    Publishers.Sequence<_, Failure>(sequence: sequence.dropFirst(count))
  }

  /// Leaves out the values up to the first that fails a test.
  public func drop(
    while predicate: (Output) -> Bool
  ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    Publishers.Sequence<_, Failure>(sequence: sequence.drop(while: predicate))
  }

  /// Publishes the first values.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    Publishers.Sequence<_, Failure>(sequence: sequence.prefix(maxLength))
  }

  /// Publishes the first values.
  public func prefix(
    while predicate: (Output) -> Bool
  ) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.prefix(while: predicate))
  }

  /// Publishes only the end.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Publishes the result of combining all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    Result.Publisher(sequence.reduce(initialResult, nextPartialResult))
  }

  /// Publishes the result of combining all values by a closure that may throw.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result.Publisher(Result { try sequence.reduce(initialResult, nextPartialResult) })
  }

  /// Publishes the results of combining each value with the result before.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return map {
      result = nextPartialResult(result, $0)
      return result
    }
  }

  /// Changes the type of errors.
  public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Publishes the first value.
  public func first() -> Output?.Publisher { Optional.Publisher(sequence.first) }

  /// Publishes the value at an index.
  public func output(at index: Elements.Index) -> Output?.Publisher {
    Optional.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// Publishes the number of values.
  public func count() -> Result<Int, Failure>.Publisher { Result.Publisher(sequence.count) }

  /// Publishes the values in a range of indices.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Publishes the last value.
  public func last() -> Output?.Publisher { Optional.Publisher(sequence.last) }

  /// Publishes the last value that passes a test.
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  /// Publishes the number of values.
  public func count() -> Just<Int> { Just(sequence.count) }

  /// Publishes the value at an index.
  public func output(at index: Elements.Index) -> Output?.Publisher {
    Optional.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
  /// Publishes the number of values.
  public func count() -> Result<Int, Failure>.Publisher { Result.Publisher(sequence.count) }

  /// Publishes the values in a range of indices.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Publishes other values first.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// Publishes other values first.
  public func prepend<S: Sequence<Elements.Element>>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> {
    var result = Elements()
    result.reserveCapacity(sequence.count + elements.underestimatedCount)
    result.append(contentsOf: elements)
    result.append(contentsOf: sequence)
    return Publishers.Sequence(sequence: result)
  }

  /// Publishes other values first.
  public func prepend(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> { publisher.append(sequence) }

  /// Publishes other values afterwards.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// Publishes other values afterwards.
  public func append<S: Sequence<Elements.Element>>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> { Publishers.Sequence(sequence: sequence + elements) }

  /// Publishes other values afterwards.
  public func append(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> { append(publisher.sequence) }
}
