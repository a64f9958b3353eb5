extension Publisher where Failure == Never {
  /// The publisher's values, to be awaited one at a time.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// A publisher that cannot fail, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let values = AsyncValues<P.Output, Never>()
    publisher.subscribe(values)
    return Iterator(values: values)
  }

  /// The iterator, which cancels its subscription when its task is canceled.
  public struct Iterator: AsyncIteratorProtocol {
    let values: AsyncValues<P.Output, Never>

    /// The next value; `nil` after the end.
    public mutating func next() async -> P.Output? {
      await withTaskCancellationHandler(
        operation: { [values] in await values.next() }, onCancel: { [values] in values.cancel() }
      ).get()
    }
  }
}
