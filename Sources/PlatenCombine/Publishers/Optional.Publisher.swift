extension Optional {
  /// A publisher that delivers the value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that delivers an optional's value, if there is one, and finishes.
  public struct Publisher: PlatenCombine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value that the publisher delivers.
    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber<Wrapped, Never>>(subscriber: S) {
      if let output {
        subscriber.receive(subscription: SingleValueSubscription("Optional", output, subscriber))
      } else {
        Empty().receive(subscriber: subscriber)
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

// Operators of at most one value, whose results are known at once.

extension Optional.Publisher where Wrapped: Equatable {
  /// Publishes whether a value is among the values.
  public func contains(_ output: Wrapped) -> Bool?.Publisher { map { $0 == output } }

  /// Publishes the values that differ from the one before.
  public func removeDuplicates() -> Optional.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Publishes the smallest value.
  public func min() -> Optional.Publisher { self }

  /// Publishes the largest value.
  public func max() -> Optional.Publisher { self }
}

extension Optional.Publisher {
  /// Publishes the smallest value.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional.Publisher { self }

  /// Publishes the largest value.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional.Publisher { self }

  /// Publishes whether all values pass a test.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Bool?.Publisher { map(predicate) }

  /// Publishes whether a value passes a test.
  public func contains(where predicate: (Output) -> Bool) -> Bool?.Publisher { map(predicate) }

  /// Publishes an array of the values.
  public func collect() -> [Output]?.Publisher { [Output]?.Publisher(output.map { [$0] } ?? []) }

  /// Publishes the number of values.
  public func count() -> Int?.Publisher { map { _ in 1 } }

  /// Publishes the first value.
  public func first() -> Optional.Publisher { self }

  /// Publishes the last value.
  public func last() -> Optional.Publisher { self }

  /// Publishes the first value that passes a test.
  public func first(where predicate: (Output) -> Bool) -> Optional.Publisher { filter(predicate) }

  /// Publishes the last value that passes a test.
  public func last(where predicate: (Output) -> Bool) -> Optional.Publisher { filter(predicate) }

  /// Publishes the values that pass a test.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional.Publisher {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Optional.Publisher {
    precondition(count >= 0, "count must not be negative")
    return Optional.Publisher(count == 0 ? output : nil)
  }

  /// Leaves out the values up to the first that fails a test.
  public func drop(while predicate: (Output) -> Bool) -> Optional.Publisher {
    filter { !predicate($0) }
  }

  /// Publishes the first values.
  public func prefix(_ maxLength: Int) -> Optional.Publisher {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return Optional.Publisher(maxLength > 0 ? output : nil)
  }

  /// Publishes the values up to the first that fails a test.
  public func prefix(while predicate: (Output) -> Bool) -> Optional.Publisher { filter(predicate) }

  /// Publishes the value at an index.
  public func output(at index: Int) -> Optional.Publisher {
    precondition(index >= 0, "index must not be negative")
    return Optional.Publisher(index == 0 ? output : nil)
  }

  /// Publishes the values in a range of indices.
  public func output<R: RangeExpression>(in range: R) -> Optional.Publisher where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "lowerBound must not be negative")
    // Combine traps here, too.
    precondition(range.upperBound < Int.max - 1, "the range must be bounded")
    return Optional.Publisher(range.contains(0) ? output : nil)
  }

  /// Publishes only the end.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Publishes the results of a closure.
  public func map<T>(_ transform: (Output) -> T) -> T?.Publisher {
    T?.Publisher(output.map(transform))
  }

  /// Publishes the results of a closure that are not `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher {
    T?.Publisher(output.flatMap(transform))
  }

  /// Publishes the result of combining all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> T?.Publisher { map { nextPartialResult(initialResult, $0) } }

  /// Publishes the results of combining each value with the result before.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> T?.Publisher { map { nextPartialResult(initialResult, $0) } }

  /// Publishes the values that differ from the one before.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional.Publisher {
    self
  }

  /// Publishes a value in place of an error.
  public func replaceError(with output: Output) -> Optional.Publisher { self }

  /// Publishes a value if there is no other.
  public func replaceEmpty(with output: Output) -> Just<Wrapped> { Just(self.output ?? output) }

  /// Subscribes again after an error.
  public func retry(_ times: Int) -> Optional.Publisher { self }
}
