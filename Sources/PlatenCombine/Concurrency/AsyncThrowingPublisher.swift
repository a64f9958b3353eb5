extension Publisher {
  /// The publisher's values, to be awaited one at a time.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A publisher that may fail, as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let values = AsyncValues<P.Output, P.Failure>()
    publisher.subscribe(values)
    return Iterator(values: values)
  }

  /// The iterator, which cancels its subscription when its task is canceled.
  public struct Iterator: AsyncIteratorProtocol {
    let values: AsyncValues<P.Output, P.Failure>

    /// The next value; `nil` after the end. Throws the failure of the publisher.
    public mutating func next() async throws -> P.Output? {
      try await withTaskCancellationHandler(
        operation: { [values] in await values.next() }, onCancel: { [values] in values.cancel() }
      ).get()
    }
  }
}
