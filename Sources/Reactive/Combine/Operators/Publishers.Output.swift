extension Publishers {
  /// A publisher that emits the values in a range of indices.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are selected by index.
    public let upstream: Upstream
    /// The indices of the values to publish.
    public let range: CountableRange<Int>

    /// Creates a publisher of the values in a range of indices.
    ///
    /// - Precondition: The bounds of the range are not negative.
    @inlinable
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "lowerBound must not be negative")
      precondition(range.upperBound >= 0, "upperBound must not be negative")
      (self.upstream, self.range) = (upstream, range)
    }

    @inlinable
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let range = range
      let relay = upstream.relay(to: subscriber, "Output", .open, state: 0) { value, memory in
        let index = memory.state
        guard index < range.upperBound else { return .finish }
        memory.state = index + 1
        if index < range.lowerBound { return .skip }
        return index + 1 == range.upperBound ? .sendLast(value) : .send(value)
      }
      // An empty range requires no values.
      if range.isEmpty { relay.stop(.finished) }
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes at most the given number of values, and then finishes.
  ///
  /// The publisher finishes with the last of these values, or without a value if the number is
  /// zero.
  ///
  /// - Precondition: `maxLength` is not negative.
  @inlinable
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return output(in: 0..<maxLength)
  }

  /// Publishes the value at the given index and then finishes.
  ///
  /// - Precondition: The index is not negative.
  @inlinable
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Publishes the values in a range of indices, and finishes after the last of these values.
  ///
  /// - Precondition: The bounds are not negative.
  @inlinable
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
