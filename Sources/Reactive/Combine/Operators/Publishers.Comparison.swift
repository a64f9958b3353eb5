extension Publishers {
  /// A publisher that emits the largest value according to a comparison.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are compared to find the largest.
    public let upstream: Upstream
    /// A predicate that returns whether its first argument is ordered before its second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.reduction(to: subscriber, "Comparison") {
        if let largest = $1.state, !areInIncreasingOrder(largest, $0) { return .unchanged }
        return .latest($0)
      }
    }
  }

  /// A publisher that emits the largest value according to a throwing comparison.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher whose values the throwing predicate compares.
    public let upstream: Upstream
    /// A throwing predicate that returns whether its first argument is ordered before its second.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    public func receive<S: Subscriber<Output, any Error>>(subscriber: S) {
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.reduction(to: subscriber, "TryComparison") {
        if let largest = $1.state, try !areInIncreasingOrder(largest, $0) { return .unchanged }
        return .latest($0)
      }
    }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the smallest comparable value on completion.
  public func min() -> Publishers.Comparison<Self> { max(by: >) }

  /// Publishes the largest comparable value on completion.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
  /// Publishes the smallest value according to a predicate, on completion.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> { max { areInIncreasingOrder($1, $0) } }

  /// Publishes the smallest value according to a throwing predicate, on completion.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> { tryMax { try areInIncreasingOrder($1, $0) } }

  /// Publishes the largest value according to a predicate, on completion.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the largest value according to a throwing predicate, on completion.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
