extension Publisher where Failure == Never {
  /// The values of a publisher that cannot fail, as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// An asynchronous sequence of the values of a publisher that cannot fail.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher, and returns an iterator over its values.
  public func makeAsyncIterator() -> Iterator {
    let values = AsyncValues<P.Output, Never>()
    publisher.subscribe(values)
    return Iterator(values: values)
  }

  /// An asynchronous iterator that cancels its subscription when its task is canceled.
  public struct Iterator: AsyncIteratorProtocol {
    let values: AsyncValues<P.Output, Never>

    /// Returns the next value, or `nil` after the publisher finishes.
    public mutating func next() async -> P.Output? {
      await withTaskCancellationHandler(
        operation: { [values] in await values.next() }, onCancel: { [values] in values.cancel() }
      ).get()
    }
  }
}
