import PlatenContext

// A stream wraps a stream of the standard library in another whose elements are awaited one by one,
// so a session knows that a task that awaits an element waits for work of the session.

extension AsyncStream {
  /// Creates a stream whose elements a closure yields to a continuation.
  public init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void
  ) {
    let (stream, continuation) = Self.standard(limit)
    build(continuation)
    self = stream.listening
  }

  /// Creates a stream and the continuation that yields its elements.
  public static func makeStream(
    of elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
    let (stream, continuation) = standard(limit)
    return (stream.listening, continuation)
  }

  private var listening: AsyncStream<Element> {
    if SessionContext.current.clock == nil { return self }
    let elements = AsyncElements(makeAsyncIterator())
    return AsyncStream(unfolding: {
      let wait = TaskWait(for: .result)
      defer { wait.end() }
      return await elements.next()
    })
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Creates a stream whose elements and error a closure yields to a continuation.
  public init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void
  ) {
    let (stream, continuation) = Self.standard(limit)
    build(continuation)
    self = stream.listening
  }

  /// Creates a stream and the continuation that yields its elements and its error.
  public static func makeStream(
    of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (
    stream: AsyncThrowingStream<Element, Failure>,
    continuation: AsyncThrowingStream<Element, Failure>.Continuation
  ) {
    let (stream, continuation) = standard(limit)
    return (stream.listening, continuation)
  }

  private var listening: AsyncThrowingStream<Element, Failure> {
    if SessionContext.current.clock == nil { return self }
    let elements = AsyncElements(makeAsyncIterator())
    return AsyncThrowingStream(unfolding: {
      let wait = TaskWait(for: .result)
      defer { wait.end() }
      return try await elements.next()
    })
  }
}

/// The elements of a stream, which several tasks can await.
// Unchecked: the iterators of both streams synchronize access to their only stored property, a
// reference to the storage of the stream.
private final class AsyncElements<Iterator: AsyncIteratorProtocol>: @unchecked Sendable {
  private let iterator: Iterator

  init(_ iterator: Iterator) { self.iterator = iterator }

  func next() async throws(Iterator.Failure) -> Iterator.Element? {
    var iterator = iterator
    return try await iterator.next(isolation: nil)
  }
}
