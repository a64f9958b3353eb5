extension Publisher {
  /// The values of a publisher that can fail, as a throwing asynchronous sequence.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A throwing asynchronous sequence of the values of a publisher that can fail.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher, and returns an iterator that throws the publisher's error.
  public func makeAsyncIterator() -> Iterator {
    let values = AsyncValues<P.Output, P.Failure>()
    publisher.subscribe(values)
    return Iterator(values: values)
  }

  /// A throwing asynchronous iterator that cancels its subscription when its task is canceled.
  public struct Iterator: AsyncIteratorProtocol {
    let values: AsyncValues<P.Output, P.Failure>

    /// Returns the next value, or `nil` after the publisher finishes.
    ///
    /// - Throws: The error with which the publisher fails.
    public mutating func next() async throws -> P.Output? {
      try await withTaskCancellationHandler(
        operation: { [values] in await values.next() }, onCancel: { [values] in values.cancel() }
      ).get()
    }
  }
}
