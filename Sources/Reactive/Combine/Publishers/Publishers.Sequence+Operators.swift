// The elements are known, so these operators compute their results immediately.

extension Publishers.Sequence where Failure == Never {
  /// Publishes the smallest element according to a predicate.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.min(by: areInIncreasingOrder))
  }

  /// Publishes the largest element according to a predicate.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.max(by: areInIncreasingOrder))
  }

  /// Publishes the first element that satisfies a predicate.
  public func first(where predicate: (Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.first(where: predicate))
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// Publishes the smallest comparable element.
  public func min() -> Output?.Publisher { Optional.Publisher(sequence.min()) }

  /// Publishes the largest comparable element.
  public func max() -> Output?.Publisher { Optional.Publisher(sequence.max()) }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Publishes whether the sequence contains the given element.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.contains(output))
  }

  /// Publishes only elements that differ from the previous element.
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var values: [Output] = []
    for value in sequence where value != values.last { values.append(value) }
    return Publishers.Sequence<[Output], Failure>(sequence: values)
  }
}

extension Publishers.Sequence {
  /// Publishes whether all elements satisfy a predicate.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.allSatisfy(predicate))
  }

  /// Publishes whether all elements satisfy a throwing predicate.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result.Publisher(Result { try sequence.allSatisfy(predicate) })
  }

  /// Publishes whether any element satisfies a predicate.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    Result.Publisher(sequence.contains(where: predicate))
  }

  /// Publishes whether any element satisfies a throwing predicate.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result.Publisher(Result { try sequence.contains(where: predicate) })
  }

  /// Publishes all elements as one array.
  public func collect() -> Result<[Output], Failure>.Publisher { Result.Publisher(Array(sequence)) }

  /// Publishes the result of a closure for each element.
  public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
  }

  /// Publishes the results of a closure that are not `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
  }

  /// Publishes the elements with each `nil` replaced by a given value.
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure>
  where Elements.Element == T? {
    map { $0 ?? output }
  }

  /// Publishes the elements that satisfy a predicate.
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
  }

  /// Publishes all elements except the given number of elements at the start.
  public func dropFirst(
    _ count: Int = 1
  ) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
    Publishers.Sequence<_, Failure>(sequence: sequence.dropFirst(count))
  }

  /// Publishes the elements from the first one that does not satisfy a predicate.
  public func drop(
    while predicate: (Output) -> Bool
  ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
    Publishers.Sequence<_, Failure>(sequence: sequence.drop(while: predicate))
  }

  /// Publishes at most the given number of elements.
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    Publishers.Sequence<_, Failure>(sequence: sequence.prefix(maxLength))
  }

  /// Publishes elements until an element does not satisfy a predicate.
  public func prefix(
    while predicate: (Output) -> Bool
  ) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: sequence.prefix(while: predicate))
  }

  /// Omits the elements of the sequence, and publishes only the completion.
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Publishes the result of combining all elements.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    Result.Publisher(sequence.reduce(initialResult, nextPartialResult))
  }

  /// Publishes the result of combining all elements with a throwing closure.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result.Publisher(Result { try sequence.reduce(initialResult, nextPartialResult) })
  }

  /// Publishes the results of combining each element with the previous result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Sequence<[T], Failure> {
    var result = initialResult
    return map {
      result = nextPartialResult(result, $0)
      return result
    }
  }

  /// Changes the failure type of a publisher of a sequence.
  public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Publishes the first element of the collection.
  public func first() -> Output?.Publisher { Optional.Publisher(sequence.first) }

  /// Publishes the element at an index of the collection, if the index is valid.
  public func output(at index: Elements.Index) -> Output?.Publisher {
    Optional.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// Publishes the number of elements in the collection.
  public func count() -> Result<Int, Failure>.Publisher { Result.Publisher(sequence.count) }

  /// Publishes the elements of the collection in a range of indices.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Publishes the last element of the collection.
  public func last() -> Output?.Publisher { Optional.Publisher(sequence.last) }

  /// Publishes the last element that satisfies a predicate.
  public func last(where predicate: (Output) -> Bool) -> Output?.Publisher {
    Optional.Publisher(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  /// Publishes the number of elements in a random-access collection as a value that cannot fail.
  public func count() -> Just<Int> { Just(sequence.count) }

  /// Publishes the element at an index of a random-access collection, if the index is valid.
  public func output(at index: Elements.Index) -> Output?.Publisher {
    Optional.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
  /// Publishes the number of elements in a random-access collection.
  public func count() -> Result<Int, Failure>.Publisher { Result.Publisher(sequence.count) }

  /// Publishes the elements of a random-access collection in a range of indices.
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Publishes the given values before the elements of the collection.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// Publishes the elements of a sequence before those of the collection.
  public func prepend<S: Sequence<Elements.Element>>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> {
    var result = Elements()
    result.reserveCapacity(sequence.count + elements.underestimatedCount)
    result.append(contentsOf: elements)
    result.append(contentsOf: sequence)
    return Publishers.Sequence(sequence: result)
  }

  /// Publishes the elements of another publisher of the same type before those of the collection.
  public func prepend(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> { publisher.append(sequence) }

  /// Publishes the given values after the elements of the collection.
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// Publishes the elements of a sequence after those of the collection.
  public func append<S: Sequence<Elements.Element>>(
    _ elements: S
  ) -> Publishers.Sequence<Elements, Failure> { Publishers.Sequence(sequence: sequence + elements) }

  /// Publishes the elements of another publisher of the same type after those of the collection.
  public func append(
    _ publisher: Publishers.Sequence<Elements, Failure>
  ) -> Publishers.Sequence<Elements, Failure> { append(publisher.sequence) }
}
