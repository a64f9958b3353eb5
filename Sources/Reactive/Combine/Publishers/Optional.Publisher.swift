extension Optional {
  /// A publisher that delivers the wrapped value, if there is one, and then finishes.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that delivers the value of an optional, if there is one, and then finishes.
  public struct Publisher: PlatenCombine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The optional value to deliver.
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

// The optional value is known, so these operators compute their results immediately.

extension Optional.Publisher where Wrapped: Equatable {
  /// Publishes whether the optional value, if there is one, equals the given value.
  public func contains(_ output: Wrapped) -> Bool?.Publisher { map { $0 == output } }

  /// Returns this publisher, because at most one value has no duplicates.
  public func removeDuplicates() -> Optional.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Returns this publisher, whose only value, if any, is the smallest.
  public func min() -> Optional.Publisher { self }

  /// Returns this publisher, whose only value, if any, is the largest.
  public func max() -> Optional.Publisher { self }
}

extension Optional.Publisher {
  /// Returns this publisher without a comparison: its only value, if any, is the smallest.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional.Publisher { self }

  /// Returns this publisher without a comparison: its only value, if any, is the largest.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional.Publisher { self }

  /// Publishes whether the optional value, and thus every value, satisfies a predicate, or nothing if
  /// there is no value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Bool?.Publisher { map(predicate) }

  /// Publishes whether the optional value, if there is one, satisfies a predicate.
  public func contains(where predicate: (Output) -> Bool) -> Bool?.Publisher { map(predicate) }

  /// Publishes an array that contains the optional value, or an empty array if there is no value.
  public func collect() -> [Output]?.Publisher { [Output]?.Publisher(output.map { [$0] } ?? []) }

  /// Publishes the number 1 if there is a value, and nothing otherwise.
  public func count() -> Int?.Publisher { map { _ in 1 } }

  /// Returns this publisher, whose only value, if any, is the first.
  public func first() -> Optional.Publisher { self }

  /// Returns this publisher, whose only value, if any, is the last.
  public func last() -> Optional.Publisher { self }

  /// Publishes the optional value, which is the first, if it satisfies a predicate.
  public func first(where predicate: (Output) -> Bool) -> Optional.Publisher { filter(predicate) }

  /// Publishes the optional value, which is the last, if it satisfies a predicate.
  public func last(where predicate: (Output) -> Bool) -> Optional.Publisher { filter(predicate) }

  /// Publishes the optional value if it satisfies a predicate.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional.Publisher {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Publishes the optional value if the number of values to omit is 0.
  ///
  /// - Precondition: `count` is not negative.
  public func dropFirst(_ count: Int = 1) -> Optional.Publisher {
    precondition(count >= 0, "count must not be negative")
    return Optional.Publisher(count == 0 ? output : nil)
  }

  /// Publishes the optional value unless it satisfies a predicate.
  public func drop(while predicate: (Output) -> Bool) -> Optional.Publisher {
    filter { !predicate($0) }
  }

  /// Publishes the optional value unless the maximum number of values is 0.
  ///
  /// - Precondition: `maxLength` is not negative.
  public func prefix(_ maxLength: Int) -> Optional.Publisher {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return Optional.Publisher(maxLength > 0 ? output : nil)
  }

  /// Publishes the optional value as a prefix if it satisfies a predicate.
  public func prefix(while predicate: (Output) -> Bool) -> Optional.Publisher { filter(predicate) }

  /// Publishes the optional value if the index is 0.
  ///
  /// - Precondition: `index` is not negative.
  public func output(at index: Int) -> Optional.Publisher {
    precondition(index >= 0, "index must not be negative")
    return Optional.Publisher(index == 0 ? output : nil)
  }

  /// Publishes the optional value if the range contains 0.
  ///
  /// - Precondition: The range has an upper bound, and its lower bound is not negative.
  public func output<R: RangeExpression>(in range: R) -> Optional.Publisher where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "lowerBound must not be negative")
    // Combine also traps here.
    precondition(range.upperBound < Int.max - 1, "the range must be bounded")
    return Optional.Publisher(range.contains(0) ? output : nil)
  }

  /// Omits the optional value, and publishes only the completion.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Publishes the result of a closure for the optional value.
  public func map<T>(_ transform: (Output) -> T) -> T?.Publisher {
    T?.Publisher(output.map(transform))
  }

  /// Publishes the result of a closure for the optional value, unless the result is `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> T?.Publisher {
    T?.Publisher(output.flatMap(transform))
  }

  /// Publishes an initial result combined with the optional value, or nothing if there is no value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> T?.Publisher { map { nextPartialResult(initialResult, $0) } }

  /// Publishes the only result of accumulation: the initial result combined with the optional
  /// value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: (T, Output) -> T
  ) -> T?.Publisher { map { nextPartialResult(initialResult, $0) } }

  /// Returns this publisher without a comparison, because at most one value has no duplicates.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional.Publisher {
    self
  }

  /// Returns this publisher, because a publisher of an optional value cannot fail.
  public func replaceError(with output: Output) -> Optional.Publisher { self }

  /// Publishes the optional value, or the given value if the optional is `nil`.
  public func replaceEmpty(with output: Output) -> Just<Wrapped> { Just(self.output ?? output) }

  /// Returns this publisher, because a publisher of an optional value has no failure to retry.
  public func retry(_ times: Int) -> Optional.Publisher { self }
}
